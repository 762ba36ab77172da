import type { gsap as Gsap } from "gsap";
import { type RefObject, useEffect, useRef, useState } from "react";

/** Builds a paused timeline for the elements on the stage. */
export type BuildAnimation = (gsap: typeof Gsap, stage: HTMLElement) => gsap.core.Timeline;

/** `idle` is before the first play and after either end. */
export type PlayerState = "idle" | "playing" | "reversing" | "paused" | "failed";

export interface Player {
  state: PlayerState;
  speed: number;
  /** From the current position, or from the start when finished. */
  play: () => void;
  pause: () => void;
  /** Backwards from the current position, or from the end when at the start. */
  reverse: () => void;
  setSpeed: (speed: number) => void;
}

/**
 * Plays an animation. GSAP is loaded on the first play, so users with reduced motion do not load it.
 * The animation plays once automatically when `motionEnabled` becomes true.
 */
export function usePlayer(
  build: BuildAnimation,
  stage: RefObject<HTMLElement | null>,
  motionEnabled: boolean,
): Player {
  const timeline = useRef<gsap.core.Timeline>(undefined);
  const [state, setState] = useState<PlayerState>("idle");
  const [speed, setSpeed] = useState(1);
  /** Applied when the timeline is created. */
  const speedRef = useRef(1);

  /** Does not return the timeline: it is a thenable, so `await` would wait for its end. */
  async function prepare(): Promise<void> {
    const { gsap } = await import("gsap");
    if (!stage.current) return;
    timeline.current ??= build(gsap, stage.current)
      .eventCallback("onComplete", () => setState("idle"))
      .eventCallback("onReverseComplete", () => setState("idle"))
      .timeScale(speedRef.current);
  }
  async function run(direction: "playing" | "reversing"): Promise<void> {
    try {
      await prepare();
      const animation = timeline.current;
      if (!animation) return; // unmounted in the meantime
      if (direction === "playing") {
        if (animation.progress() === 1) animation.restart();
        else animation.play();
      } else animation.reverse(animation.progress() === 0 ? 0 : undefined);
      setState(direction);
    } catch {
      setState("failed"); // GSAP could not be loaded; the next click tries again
    }
  }

  const first = useRef(run);
  useEffect(() => {
    if (motionEnabled) void first.current("playing");
    else {
      timeline.current?.pause();
      setState((now) => (now === "failed" ? now : timeline.current ? "paused" : "idle"));
    }
  }, [motionEnabled]);
  useEffect(
    () => () => {
      timeline.current?.revert();
      timeline.current = undefined;
    },
    [],
  );

  return {
    state,
    speed,
    play: () => void run("playing"),
    reverse: () => void run("reversing"),
    pause() {
      timeline.current?.pause();
      setState("paused");
    },
    setSpeed(next) {
      speedRef.current = next;
      // GSAP represents reverse playback as a negative time scale.
      timeline.current?.timeScale(timeline.current.reversed() ? -next : next);
      setSpeed(next);
    },
  };
}
