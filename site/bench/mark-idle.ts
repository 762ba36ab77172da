/** The mark that `markIdle` sets. */
export const idleMark = "bench: awake and idle";

/**
 * Runs in a page before its own scripts: marks the first idle time that the page asked for when it was
 * awake. React tells nobody that its root is hydrated, so the root itself is looked at.
 */
export function markIdle(mark: string): void {
  function isAwake(): boolean {
    const root = document.getElementById("root") ?? {};
    const key = Object.keys(root).find((one) => one.startsWith("__reactContainer$"));
    // React's own words for it, which no type tells.
    const fiber = (root as Record<string, unknown>)[key ?? ""] as
      | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
      | undefined;
    return fiber?.stateNode.current.memoizedState.isDehydrated === false;
  }
  const ask = requestIdleCallback.bind(window);
  window.requestIdleCallback = (work, options) => {
    const awake = isAwake();
    return ask((deadline) => {
      if (awake && performance.getEntriesByName(mark).length === 0) performance.mark(mark);
      work(deadline);
    }, options);
  };
}
