import { useEffect, useRef } from "react";
import * as css from "./map-consent.css.ts";
import type { MapLabels } from "./map-content.ts";

export interface MapFailedProps {
  labels: Pick<MapLabels, "failed" | "retry">;
  onRetry: () => void;
  /** Moves the focus to the button, which replaces another one. */
  focusOnMount?: boolean | undefined;
}

/** That a map could not be loaded, with a button that loads it again. Its parent is a row. */
export function MapFailed({ labels, onRetry, focusOnMount = false }: MapFailedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusOnMount) button.current?.focus({ preventScroll: true });
  }, [focusOnMount]);
  return (
    <>
      <button ref={button} type="button" className={css.showMap} onClick={onRetry}>
        {labels.retry}
      </button>
      <small role="alert">{labels.failed}</small>
    </>
  );
}
