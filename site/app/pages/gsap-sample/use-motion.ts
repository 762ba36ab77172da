import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";

/** Shows a moment between 0 and 1 on the elements with `data-animated`. */
export type Draw = (progress: number, elements: readonly HTMLElement[]) => void;

const duration = 2400;

/** Plays an animation from where it was paused, or from its start; when still, its end is shown. */
export function useMotion(stage: RefObject<HTMLElement | null>, draw: Draw, isStill: boolean) {
  const [isOn, setOn] = useState(false);
  const isPlaying = isOn && !isStill;
  const progress = useRef(1);
  const latestDraw = useRef(draw);
  useEffect(() => {
    latestDraw.current = draw;
  });
  useEffect(() => {
    const show = (moment: number) => {
      progress.current = moment;
      const elements = stage.current?.querySelectorAll<HTMLElement>("[data-animated]");
      latestDraw.current(moment, [...(elements ?? [])]);
    };
    if (isStill && progress.current < 1) show(1);
    if (!isPlaying) return undefined;
    let before = performance.now();
    if (progress.current === 1) show(0);
    const next = (now: number) => {
      show(Math.min(1, progress.current + (now - before) / duration));
      before = now;
      if (progress.current < 1) frame = requestAnimationFrame(next);
      else setOn(false);
    };
    let frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [stage, isPlaying, isStill]);
  return { isPlaying, play: () => setOn(true), pause: () => setOn(false) };
}

const query = "(prefers-reduced-motion: reduce)";

/** Undefined on the server and until hydration. */
export function useReducedMotion(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => undefined,
  );
}
