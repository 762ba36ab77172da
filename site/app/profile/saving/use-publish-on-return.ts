import { useEffect, useEffectEvent } from "react";

const parameter = "publish";

/** The address of the editor that publishes when it opens, for a page that leads back to it. */
export function withPublishing(path: string): string {
  return `${path}?${parameter}`;
}

/** Publishes once if the address has the parameter: the agent returns from the agreement. */
export function usePublishOnReturn(publish: () => Promise<boolean>): void {
  const onReturn = useEffectEvent(() => void publish());
  useEffect(() => {
    if (!new URLSearchParams(location.search).has(parameter)) return;
    // A reload does not publish again.
    history.replaceState(history.state, "", location.pathname + location.hash);
    onReturn();
  }, []);
}
