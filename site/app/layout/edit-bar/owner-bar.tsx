import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { applyFallbackStylesheets } from "#app/fonts/deferred-stylesheets.ts";

export interface OwnerBarProps {
  /** The homepage's slug, also on an own domain. */
  desiredUrl: string;
  /** The page shows homes: the link leads to their section of the editor. */
  homes?: boolean;
}

// Omitted when its code cannot be loaded: visitors' content does not depend on it.
const EditBar = lazy(async (): Promise<{ default: ComponentType<OwnerBarProps> }> => {
  const { EditBar: Bar } = await import("./edit-bar.tsx").catch(() => ({ EditBar: () => null }));
  // Its characters are not in the page's font subset.
  applyFallbackStylesheets();
  return { default: Bar };
});
const subscribeToNothing = () => () => undefined;

/** Loads the edit bar only when an access token is stored. */
export function OwnerBar(props: OwnerBarProps) {
  const signedIn = useSyncExternalStore(
    subscribeToNothing,
    () => localStorage.getItem("accessToken") !== null,
    () => false,
  );
  return signedIn ? (
    <Suspense>
      <EditBar {...props} />
    </Suspense>
  ) : null;
}
