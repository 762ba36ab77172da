import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { applyFallbackStylesheets } from "#app/fonts/deferred-stylesheets.ts";

interface OwnerBarProps {
  /** The homepage's slug, also on an own domain. */
  desiredUrl: string;
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
export function OwnerBar({ desiredUrl }: OwnerBarProps) {
  const signedIn = useSyncExternalStore(
    subscribeToNothing,
    () => localStorage.getItem("accessToken") !== null,
    () => false,
  );
  return signedIn ? (
    <Suspense>
      <EditBar desiredUrl={desiredUrl} />
    </Suspense>
  ) : null;
}
