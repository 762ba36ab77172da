import { type ComponentType, lazy } from "react";

/**
 * A part of a page whose code the browser fetches when it comes near the viewport; the server has it at
 * hand, so its HTML is whole. Put it inside `<Suspense>`, which keeps the server's HTML until then.
 * `load` imports a file named `*.island.tsx`: by that name the document finds the part's stylesheet.
 */
export async function island<Props>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR) return load();
  return lazy(async () => {
    await nearby(selector);
    // A part whose code cannot be fetched stays what it is without script.
    return { default: await load().catch(() => new Promise<never>(() => {})) };
  });
}

/** Resolves when the element comes near the viewport, or at once when it is not there. */
function nearby(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const element = document.querySelector(selector);
    if (!element) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
  });
}
