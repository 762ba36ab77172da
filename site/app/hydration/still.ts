import { type ComponentType, lazy } from "react";

/**
 * A part of a page that never changes in the browser: the server's HTML stays as it is, and its code is
 * not fetched at all. Put it inside `<Suspense>`, and never under state or props that change.
 * `load` imports a file named `*.island.tsx`: by that name the document finds the part's stylesheet.
 */
export async function still<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR) return load();
  return lazy(() => new Promise(() => {}));
}
