import { type ComponentType, lazy, Suspense } from "react";
import { applyFallbackStylesheets } from "#app/fonts/deferred-stylesheets.ts";

// Omitted when its code cannot be loaded: visitors' content does not depend on it.
const SignedInMenu = lazy(async (): Promise<{ default: ComponentType }> => {
  const { SignedInMenu: Menu } = await import("./signed-in-menu.tsx").catch(() => ({
    SignedInMenu: () => null,
  }));
  // The characters of the name are not in the page's font subset.
  applyFallbackStylesheets();
  return { default: Menu };
});

/** Loads the account menu: for when an access token is stored. */
export function AccountMenu() {
  return (
    <Suspense>
      <SignedInMenu />
    </Suspense>
  );
}
