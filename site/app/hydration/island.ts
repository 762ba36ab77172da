import { type ComponentType, lazy } from "react";
import { whenNotComposing } from "./composition.ts";

/** The server's HTML stays, as when the code of an island cannot be fetched. */
const keepHtml = () => new Promise<never>(() => {});

/**
 * A component that is hydrated when an element that matches `selector` comes near the viewport. The server renders
 * it in full; render it inside `<Suspense>`, which keeps that HTML until the code is loaded and no text is composed.
 * `load` imports a file named `*.island.tsx`, by which the document finds the island's stylesheet.
 */
export async function island<Props>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR) return load();
  return lazy(async () => {
    await whenVisible(selector);
    return loadToHydrate(load);
  });
}

async function loadToHydrate<Props>(load: () => Promise<ComponentType<Props>>) {
  const component = await load().catch(keepHtml);
  await whenNotComposing();
  return { default: component };
}

/** Resolves when one of the elements is within 200 px of the viewport, or immediately without any. */
function whenVisible(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const elements = document.querySelectorAll(selector);
    if (elements.length === 0) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "200px" },
    );
    for (const element of elements) observer.observe(element);
  });
}

/**
 * A component that is hydrated on the first event that suggests that an element that matches `selector` will be
 * used, or at once if `isWanted`. The elements have `data-hydrating` until then, so that boot.ts repeats a click on
 * them.
 */
export async function intentIsland<Props>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
  isWanted: () => boolean = () => false,
): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR) return load();
  return lazy(async () => {
    if (!isWanted()) await whenIntended(selector);
    return loadToHydrate(load);
  });
}

function whenIntended(selector: string): Promise<void> {
  // Set by boot.ts on an element that was clicked before this page hydrated.
  if (document.querySelector(`:is(${selector})[data-hydrating="clicked"]`))
    return Promise.resolve();
  const abortController = new AbortController();
  return new Promise((resolve) => {
    const onEvent = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(selector)) return;
      abortController.abort();
      resolve();
    };
    // React stops events in parts that are not hydrated before they reach their target.
    for (const event of ["pointerover", "touchstart", "focusin", "click"])
      document.addEventListener(event, onEvent, { capture: true, signal: abortController.signal });
  });
}

/**
 * A component that is rendered on the server only: the browser keeps its HTML and never fetches its code.
 * Render it inside `<Suspense>`, and never below changing state or props.
 * `load` imports a file named `*.island.tsx`, by which the document finds the island's stylesheet.
 */
export async function staticIsland<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR) return load();
  return lazy(keepHtml);
}
