"use client";

import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** What the carousel asks of whatever moves it. */
export interface Engine {
  goTo: (index: number) => void;
}

export interface CarouselEngineProps {
  viewport: HTMLElement;
  startIndex: number;
  /** px that a pointer may travel and still be a click. */
  dragThreshold: number;
  reducedMotion: boolean;
  onReady: (engine: Engine) => void;
  onSelect: (index: number) => void;
}

/** Lets a mouse drag the strip. Renders nothing; loaded when the carousel is near or touched. */
export function CarouselEngine(props: CarouselEngineProps) {
  const { viewport, startIndex, dragThreshold, reducedMotion, onReady, onSelect } = props;
  // Changed options would start the engine anew, in the middle of a drag and forgetting it was one.
  const [options] = useState({
    align: "start" as const,
    containScroll: "trimSnaps" as const,
    dragThreshold,
    duration: reducedMotion ? 0 : 26,
    loop: false,
    startIndex,
    // Hidden it has no width: measured so it would forget its place.
    watchResize: ({ containerNode }: Embla) => containerNode().offsetWidth > 0,
  });
  const [attach, embla] = useEmblaCarousel(options);
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (!embla) return undefined;
    const selected = () => onSelect(embla.selectedScrollSnap());
    embla.on("select", selected);
    onReady({ goTo: (index) => embla.scrollTo(index, reducedMotion) });
    return () => {
      embla.off("select", selected);
    };
  }, [embla, onReady, onSelect, reducedMotion]);
  return null;
}
