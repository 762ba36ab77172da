/**
 * Resolves when the element is no longer `:active`. Replacing an element between pointerdown and
 * pointerup would lose its click event.
 */
export function waitForPointerUp(element: Element | null): Promise<void> {
  if (!element?.matches(":active")) return Promise.resolve();
  const aborter = new AbortController();
  return new Promise((resolve) => {
    // The click event and the state it changes follow in separate tasks.
    const onRelease = () => {
      aborter.abort();
      setTimeout(resolve, 50);
    };
    for (const release of ["pointerup", "pointercancel", "dragend", "keyup"])
      document.addEventListener(release, onRelease, { capture: true, signal: aborter.signal });
  });
}
