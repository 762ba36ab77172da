/**
 * Prevents what a click on the elements of a selector does, and the submission of forms, below a target. Form
 * fields keep working, so that their states can be tried. Returns a function that ends it.
 */
export function disableActions(target: Window | HTMLElement, selector: string): () => void {
  const onClick = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(selector)) event.preventDefault();
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  target.addEventListener("click", onClick, { capture: true });
  target.addEventListener("submit", onSubmit, { capture: true });
  return () => {
    target.removeEventListener("click", onClick, { capture: true });
    target.removeEventListener("submit", onSubmit, { capture: true });
  };
}
