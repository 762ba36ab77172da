import type { gsap as Gsap } from "gsap";
import { type RefObject, useEffect, useRef, useState } from "react";

/** Makes the animation of what stands on the stage, at rest at its start. */
export type BuildAnimation = (gsap: typeof Gsap, stage: HTMLElement) => gsap.core.Timeline;

/** `rest` is before the first play and after either end. */
export type PlayerState = "rest" | "playing" | "reversing" | "paused" | "failed";

export interface Player {
  state: PlayerState;
  speed: number;
  /** From where it stands, or from the start when it is through. */
  play: () => void;
  pause: () => void;
  /** Backwards from where it stands, or from the end when it is back at its start. */
  reverse: () => void;
  setSpeed: (speed: number) => void;
}

/**
 * Plays an animation. Its engine is fetched at the first play, so that who stands still fetches
 * nothing; it plays once by itself as soon as `moves` says that motion is welcome.
 */
export function usePlayer(
  build: BuildAnimation,
  stage: RefObject<HTMLElement | null>,
  moves: boolean,
): Player {
  const timeline = useRef<gsap.core.Timeline>(undefined);
  const [state, setState] = useState<PlayerState>("rest");
  const [speed, setSpeed] = useState(1);
  /** The speed for an engine that is still on its way. */
  const wanted = useRef(1);

  /** Never answers with the timeline: that is a thenable, and waiting for it waits for its end. */
  async function prepare(): Promise<void> {
    const { gsap } = await import("gsap");
    if (!stage.current) return;
    timeline.current ??= build(gsap, stage.current)
      .eventCallback("onComplete", () => setState("rest"))
      .eventCallback("onReverseComplete", () => setState("rest"))
      .timeScale(wanted.current);
  }
  async function run(going: "playing" | "reversing"): Promise<void> {
    try {
      await prepare();
      const animation = timeline.current;
      if (!animation) return; // its page is gone meanwhile
      if (going === "playing") {
        if (animation.progress() === 1) animation.restart();
        else animation.play();
      } else animation.reverse(animation.progress() === 0 ? 0 : undefined);
      setState(going);
    } catch {
      setState("failed"); // the engine could not be fetched; the next press tries again
    }
  }

  const first = useRef(run);
  useEffect(() => {
    if (moves) void first.current("playing");
    else {
      timeline.current?.pause();
      setState((now) => (now === "failed" ? now : timeline.current ? "paused" : "rest"));
    }
  }, [moves]);
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
      wanted.current = next;
      // Backwards is a speed below zero to the engine.
      timeline.current?.timeScale(timeline.current.reversed() ? -next : next);
      setSpeed(next);
    },
  };
}
