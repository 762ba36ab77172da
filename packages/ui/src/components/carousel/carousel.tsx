"use client";

import {
  Children,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from "react";
import { formatTemplate } from "../../format.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useIntent, useNearViewport } from "../../hooks/intent.ts";
import { useForwardedRef } from "../../hooks/use-forwarded-ref.ts";
import type { CarouselLabels } from "../../labels/labels.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import type { CarouselEngineProps, Engine } from "./carousel-engine.tsx";
import * as css from "./carousel.css.ts";
import { useScrollStrip } from "./use-scroll-strip.ts";

export interface CarouselProps extends Omit<ComponentProps<"section">, "onChange"> {
  /**
   * `labelsFor(locale).carousel`, with your own `label`, `previous` and `next`. `count` names each slide:
   * "2 of 5".
   */
  labels: Pick<
    CarouselLabels,
    "label" | "previous" | "next" | "count" | "roleDescription" | "slide"
  >;
  /** One element per slide, of any content. */
  children: ReactNode;
  /** Zero-based index of the first visible slide; controlled. Uncontrolled by default. */
  index?: number | undefined;
  /** Initial index when uncontrolled. */
  defaultIndex?: number | undefined;
  onChange?: ((index: number) => void) | undefined;
  /** Slides visible at once, fractions included; by default 1.2, 1.4 on a narrow window. */
  slidesPerView?: number | undefined;
}

interface LoadedEngine {
  readonly Component: ComponentType<CarouselEngineProps>;
  readonly viewport: HTMLElement;
}

/** Pointer travel in px below which a press is still a click. */
const dragThreshold = 5;

/**
 * Horizontal list of slides that bleeds to the right edge of the page: place it outside the content
 * column. Native scroll snapping works without JavaScript; a mouse can drag the slides once the
 * engine is loaded. Does not loop and has no autoplay. Follows the WAI-ARIA carousel pattern. Renders a
 * `<section>` element.
 */
export function Carousel(props: CarouselProps) {
  const { labels, children, index: givenIndex, defaultIndex = 0, onChange, ...others } = props;
  const { slidesPerView, ref, ...rootProps } = others;
  const slides = Children.toArray(children);
  const total = slides.length;
  const hydrated = useHydrated();
  const root = useForwardedRef(ref);
  const viewport = useRef<HTMLDivElement>(null);
  const loadStarted = useRef(false);
  const [loaded, setLoaded] = useState<LoadedEngine>();
  const [engine, setEngine] = useState<Engine>();
  const [announcement, setAnnouncement] = useState("");
  const [ownIndex, setOwnIndex] = useState(defaultIndex);
  const index = givenIndex ?? ownIndex;
  // The slide at the current scroll position.
  const scrolledIndex = useRef(0);
  const changeIndex = (next: number) => {
    setOwnIndex(next);
    if (next !== index) onChange?.(next);
  };
  const handleScroll = (next: number) => {
    scrolledIndex.current = next;
    changeIndex(next);
  };
  const { goTo: goToSlide } = useScrollStrip(viewport, loaded === undefined, handleScroll);
  useEffect(() => {
    if (index === scrolledIndex.current) return;
    scrolledIndex.current = index;
    (engine?.goTo ?? goToSlide)(index);
  }, [index, engine, goToSlide]);

  const load = useCallback(() => {
    // Touch devices use native scrolling.
    if (loadStarted.current || !window.matchMedia("(pointer: fine)").matches) return;
    loadStarted.current = true;
    import("./carousel-engine.tsx").then(
      ({ CarouselEngine }) =>
        setLoaded(
          viewport.current ? { Component: CarouselEngine, viewport: viewport.current } : undefined,
        ),
      () => {
        loadStarted.current = false;
      },
    );
  }, []);

  useIntent(root, load);

  useNearViewport(viewport, load);

  const handleReady = useCallback((ready: Engine) => {
    viewport.current?.scrollTo?.({ left: 0, behavior: "instant" });
    setEngine(ready);
  }, []);

  const move = (by: 1 | -1) => {
    changeIndex(index + by);
    setAnnouncement(formatTemplate(labels.count, { n: index + by + 1, total }));
  };
  // A custom property is not in the type of `style`.
  const visibleSlides = { "--rt-slides": slidesPerView } as CSSProperties;

  return (
    <section
      aria-label={labels.label}
      aria-roledescription={labels.roleDescription}
      {...rootProps}
      ref={root}
    >
      <div ref={viewport} className={css.viewport} data-engine={engine !== undefined}>
        <div className={css.slides} style={visibleSlides}>
          {slides.map((slide, position) => (
            <div
              key={position}
              // The carousel pattern requires this role.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="group"
              aria-roledescription={labels.slide}
              aria-label={formatTemplate(labels.count, { n: position + 1, total })}
              className={css.slide}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {loaded && (
        <loaded.Component
          viewport={loaded.viewport}
          startIndex={index}
          dragThreshold={dragThreshold}
          reducedMotion={window.matchMedia("(prefers-reduced-motion: reduce)").matches}
          onReady={handleReady}
          onSelect={handleScroll}
        />
      )}
      <CarouselControls {...{ labels, index, total, hydrated, announcement }} onMove={move} />
    </section>
  );
}
