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
import { classNames, formatTemplate } from "../../format.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useIntent } from "../../hooks/intent.ts";
import { useForwardedRef } from "../../hooks/use-forwarded-ref.ts";
import { visuallyHidden, wrap } from "../../styles/layout.css.ts";
import type { CarouselLabels } from "../../labels/labels.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "../icons/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
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
  const goToSlide = useScrollStrip(viewport, total, loaded === undefined, handleScroll);
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

  useEffect(() => {
    const element = viewport.current;
    if (!element || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load]);

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
      <div className={classNames(wrap, css.controls)}>
        <span className={css.counter}>
          {index + 1} / {total}
        </span>
        <div className={css.track} aria-hidden="true">
          <div
            className={css.thumb}
            style={{ width: `${100 / total}%`, transform: `translateX(${index * 100}%)` }}
          />
        </div>
        <div className={css.buttons} data-hydrated={hydrated}>
          <IconButton
            variant="framed"
            label={labels.previous}
            disabled={index === 0}
            onClick={() => move(-1)}
          >
            <ArrowLeftIcon />
          </IconButton>
          <IconButton
            variant="framed"
            label={labels.next}
            disabled={index === total - 1}
            onClick={() => move(1)}
          >
            <ArrowRightIcon />
          </IconButton>
        </div>
        <output className={visuallyHidden}>{announcement}</output>
      </div>
    </section>
  );
}
