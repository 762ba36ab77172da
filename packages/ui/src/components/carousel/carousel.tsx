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
import { classNames } from "../../private/class-names.ts";
import { fill } from "../../private/fill.ts";
import { useHydrated } from "../../private/use-hydrated.ts";
import { useIntent } from "../../private/use-intent.ts";
import { visuallyHidden, wrap } from "../../styles/layout.css.ts";
import type { CarouselLabels } from "../../labels/labels.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { CarouselEngineProps, Engine } from "./carousel-engine.tsx";
import * as css from "./carousel.css.ts";
import { useStrip } from "./use-strip.ts";

export interface CarouselProps {
  /** `labelsFor(locale).carousel`: names of the strip and its arrows, and what is said of the place. */
  labels: Pick<CarouselLabels, "label" | "previous" | "next" | "count">;
  /** One element per slide; each is one link. */
  children: ReactNode;
}

interface LoadedEngine {
  readonly Component: ComponentType<CarouselEngineProps>;
  readonly viewport: HTMLElement;
}

/** px that a pointer may travel and still be a click (SPEC section 9). */
const dragThreshold = 5;

/**
 * A strip of slides that bleeds to the right edge of the page; place it outside the content column.
 * Scrolls and snaps by itself before and without a script; a mouse can drag it once the engine is
 * there. Neither loops nor moves by itself.
 */
export function Carousel({ labels, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const total = slides.length;
  const alive = useHydrated();
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const [loaded, setLoaded] = useState<LoadedEngine>();
  const [engine, setEngine] = useState<Engine>();
  const [announced, setAnnounced] = useState("");
  const strip = useStrip(viewport, total, loaded === undefined);
  const { index, setIndex } = strip;

  const load = useCallback(() => {
    // A finger scrolls better than any script: the engine is for mice.
    if (asked.current || !window.matchMedia("(pointer: fine)").matches) return;
    asked.current = true;
    import("./carousel-engine.tsx").then(
      ({ CarouselEngine }) =>
        setLoaded(
          viewport.current ? { Component: CarouselEngine, viewport: viewport.current } : undefined,
        ),
      () => {
        asked.current = false;
      },
    );
  }, []);

  useIntent(root, load);

  useEffect(() => {
    const near = viewport.current;
    if (!near || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: "400px" },
    );
    observer.observe(near);
    return () => observer.disconnect();
  }, [load]);

  const take = useCallback((ready: Engine) => {
    viewport.current?.scrollTo?.({ left: 0, behavior: "instant" });
    setEngine(ready);
  }, []);

  const move = (by: 1 | -1) => {
    const target = index + by;
    setIndex(target);
    (engine ?? strip).goTo(target);
    setAnnounced(fill(labels.count, { n: target + 1, total }));
  };

  return (
    <section ref={root} aria-label={labels.label}>
      <div ref={viewport} className={css.viewport} data-engine={engine !== undefined}>
        <ul className={css.strip}>
          {slides.map((slide, place) => (
            <li key={place} className={css.slide} data-slide>
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
          onReady={take}
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
        <div className={css.buttons} data-alive={alive}>
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
        <output className={visuallyHidden}>{announced}</output>
      </div>
    </section>
  );
}
