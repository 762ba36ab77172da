import { type ComponentType, lazy } from "react";

/**
 * A component that is rendered on the server only: the browser keeps its HTML and never fetches its code.
 * Render it inside `<Suspense>`, and never below changing state or props.
 * `load` imports a file named `*.island.tsx`, by which the document finds the island's stylesheet.
 */
export async function staticIsland<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR) return load();
  return lazy(() => new Promise(() => {}));
}
