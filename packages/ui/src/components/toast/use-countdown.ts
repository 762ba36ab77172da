import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onEnd` once, `duration` ms after mounting, excluding paused time. */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const start = Date.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (Date.now() - start));
    };
  }, [paused]);
}
