/** As a `ref`: moves the focus to the element when it is rendered. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
