import { type ComponentType, lazy, Suspense } from "react";
import { applyFallbackStylesheets } from "#app/fonts/deferred-stylesheets.ts";
import { useHasToken } from "#app/session/use-has-token.ts";
import type { EditBarProps } from "./edit-bar.tsx";

// Omitted when its code cannot be loaded: visitors' content does not depend on it.
const EditBar = lazy(async (): Promise<{ default: ComponentType<EditBarProps> }> => {
  const { EditBar: Bar } = await import("./edit-bar.tsx").catch(() => ({ EditBar: () => null }));
  // Its characters are not in the page's font subset.
  applyFallbackStylesheets();
  return { default: Bar };
});

/** Loads the edit bar only when an access token is stored. */
export function OwnerBar(props: EditBarProps) {
  return useHasToken() ? (
    <Suspense>
      <EditBar {...props} />
    </Suspense>
  ) : null;
}
