"use client";

import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useEffectEvent, useState } from "react";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Scroll API of the drag engine. */
export interface Engine {
  goTo: (index: number) => void;
}

export interface CarouselEngineProps {
  viewport: HTMLElement;
  startIndex: number;
  /** Pointer travel in px below which a press is still a click. */
  dragThreshold: number;
  reducedMotion: boolean;
  onReady: (engine: Engine) => void;
  onSelect: (index: number) => void;
}

/** Embla adapter that lets a mouse drag the slides. Loaded on demand; renders nothing. */
export function CarouselEngine(props: CarouselEngineProps) {
  const { viewport, startIndex, dragThreshold, reducedMotion, onReady, onSelect } = props;
  // State keeps the options constant: new options would reinitialize Embla in the middle of a drag.
  const [options] = useState({
    align: "start" as const,
    containScroll: "trimSnaps" as const,
    dragThreshold,
    duration: reducedMotion ? 0 : 26,
    loop: false,
    startIndex,
    // A hidden container has no width; resizing to it would lose the current index.
    watchResize: ({ containerNode }: Embla) => containerNode().offsetWidth > 0,
  });
  const [attach, embla] = useEmblaCarousel(options);
  const select = useEffectEvent(onSelect);
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (!embla) return undefined;
    const selected = () => select(embla.selectedScrollSnap());
    embla.on("select", selected);
    onReady({ goTo: (index) => embla.scrollTo(index, reducedMotion) });
    return () => {
      embla.off("select", selected);
    };
  }, [embla, onReady, reducedMotion]);
  return null;
}
