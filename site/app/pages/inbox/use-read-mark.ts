import { useEffect, useRef } from "react";

/** How long a request is on screen before it counts as read. */
export const readAfterMs = 2000;

/**
 * Calls `markRead` once the unread request was on screen for two seconds. A hidden tab does not count, and
 * the time starts again when it is shown.
 */
export function useReadMark(unreadId: string | null, markRead: (id: string) => void): void {
  const callback = useRef(markRead);
  useEffect(() => {
    callback.current = markRead;
  });
  useEffect(() => {
    if (unreadId === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (document.visibilityState !== "visible") return;
      timer = setTimeout(() => callback.current(unreadId), readAfterMs);
    };
    restart();
    document.addEventListener("visibilitychange", restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", restart);
    };
  }, [unreadId]);
}
