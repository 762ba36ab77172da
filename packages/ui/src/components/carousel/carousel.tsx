"use client";

import {
  Children,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { classNames, formatTemplate } from "../../format.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useIntent } from "../../hooks/intent.ts";
import { visuallyHidden, wrap } from "../../styles/layout.css.ts";
import type { CarouselLabels } from "../../labels/labels.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "../icons/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { CarouselEngineProps, Engine } from "./carousel-engine.tsx";
import * as css from "./carousel.css.ts";
import { useScrollStrip } from "./use-scroll-strip.ts";

export interface CarouselProps {
  /** `labelsFor(locale).carousel`: accessible names and the position announcement. */
  labels: Pick<CarouselLabels, "label" | "previous" | "next" | "count">;
  /** One element per slide; each contains exactly one link. */
  children: ReactNode;
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
 * engine is loaded. Does not loop and has no autoplay. Renders a `<section>` element.
 */
export function Carousel({ labels, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const total = slides.length;
  const hydrated = useHydrated();
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const loadStarted = useRef(false);
  const [loaded, setLoaded] = useState<LoadedEngine>();
  const [engine, setEngine] = useState<Engine>();
  const [announcement, setAnnouncement] = useState("");
  const scrollStrip = useScrollStrip(viewport, total, loaded === undefined);
  const { index, setIndex } = scrollStrip;

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
    const target = index + by;
    setIndex(target);
    (engine ?? scrollStrip).goTo(target);
    setAnnouncement(formatTemplate(labels.count, { n: target + 1, total }));
  };

  return (
    <section ref={root} aria-label={labels.label}>
      <div ref={viewport} className={css.viewport} data-engine={engine !== undefined}>
        <ul className={css.slides}>
          {slides.map((slide, position) => (
            <li key={position} className={css.slide} data-slide>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {loaded && (
        <loaded.Component
          viewport={loaded.viewport}
          startIndex={index}
          dragThreshold={dragThreshold}
          reducedMotion={window.matchMedia("(prefers-reduced-motion: reduce)").matches}
          onReady={handleReady}
          onSelect={setIndex}
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
