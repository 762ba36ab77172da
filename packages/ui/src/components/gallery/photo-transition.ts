import { flushSync } from "react-dom";
import { transitionName } from "./gallery-viewer.css.ts";

/** How long the page waits for an image, in ms; then the movement starts without it. */
const imageTimeout = 100;

let running: ViewTransition | undefined;
/** Removes the name from the target of the running movement. */
let removeTargetName: (() => void) | undefined;
let isUpdating = false;

/** Ends a movement early; the page is in its new state immediately. */
export function skipPhotoTransition(): void {
  running?.skipTransition();
  // Before `finished`, which waits for the image: two elements with one name would be an error.
  removeTargetName?.();
}

/**
 * Moves a photo between its place on the page and the viewer while `update` opens or closes the viewer.
 * Without support, and with reduced motion, only `update` is called. A second call before `update` has
 * been called does nothing.
 */
export function movePhoto(
  update: () => void,
  from: HTMLElement | null | undefined,
  findTarget: () => HTMLElement | null | undefined,
): void {
  if (isUpdating) return;
  if (!("startViewTransition" in document) || hasReducedMotion()) {
    flushSync(update);
    return;
  }
  skipPhotoTransition();
  isUpdating = true;
  const removeName = setName(from);
  const transition = document.startViewTransition(async () => {
    isUpdating = false;
    removeName();
    flushSync(update);
    const target = findTarget();
    removeTargetName = setName(target);
    // A later movement can have named the same element.
    const onFinished = () => (running === transition ? removeTargetName?.() : undefined);
    void transition.finished.then(onFinished, onFinished);
    if (target) await loadImage(target);
  });
  running = transition;
  // Rejected when it is skipped, which is not an error.
  transition.ready.catch(() => undefined);
}

function hasReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function setName(element: HTMLElement | null | undefined): () => void {
  element?.style.setProperty("view-transition-name", transitionName);
  return () => element?.style.removeProperty("view-transition-name");
}

/** Waits until the first image of the element can be painted. */
async function loadImage(element: HTMLElement): Promise<void> {
  const image = element instanceof HTMLImageElement ? element : element.querySelector("img");
  const timeout = new Promise((resolve) => setTimeout(resolve, imageTimeout));
  await Promise.race([image?.decode().catch(() => undefined), timeout]);
}
