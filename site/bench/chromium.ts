import { type Browser, chromium } from "playwright";
import { chromiumPath } from "../../tools/chromium.ts";

/** Starts the same browser as the e2e tests. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
}

export const idleMark = "bench: hydrated and idle";

/**
 * Runs in a page before its scripts: sets a performance mark at the first idle callback requested after
 * hydration. React has no event for a hydrated root, so this reads the root's internal state.
 */
export function markIdle(mark: string): void {
  function isHydrated(): boolean {
    const root = document.getElementById("root") ?? {};
    const key = Object.keys(root).find((one) => one.startsWith("__reactContainer$"));
    // React internals without types.
    const fiber = (root as Record<string, unknown>)[key ?? ""] as
      | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
      | undefined;
    return fiber?.stateNode.current.memoizedState.isDehydrated === false;
  }
  const requestIdle = requestIdleCallback.bind(window);
  window.requestIdleCallback = (work, options) => {
    const hydrated = isHydrated();
    return requestIdle((deadline) => {
      if (hydrated && performance.getEntriesByName(mark).length === 0) performance.mark(mark);
      work(deadline);
    }, options);
  };
}
