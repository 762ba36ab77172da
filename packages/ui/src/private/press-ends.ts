/**
 * Resolves when no press on the element is under way: an element swapped between pointer down and
 * pointer up never gets its click.
 */
export function pressEnds(element: Element | null): Promise<void> {
  if (!element?.matches(":active")) return Promise.resolve();
  const aborter = new AbortController();
  return new Promise((resolve) => {
    // The click and what it toggles come right after the release, in tasks of their own.
    const onRelease = () => {
      aborter.abort();
      setTimeout(resolve, 50);
    };
    for (const release of ["pointerup", "pointercancel", "dragend", "keyup"])
      document.addEventListener(release, onRelease, { capture: true, signal: aborter.signal });
  });
}
