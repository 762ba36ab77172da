"use client";

import { createContext, useContext, useMemo, useState, type Ref } from "react";
import { mergeRefs } from "react-aria/mergeRefs";

/** Props of a part whose surface is not rendered in its place. */
export interface OverlayContainerProps {
  /**
   * Element that the surface is put into; in a dialog, an element of this dialog. Default the dialog, or
   * `<body>`; colors are those of the place of the component.
   */
  container?: HTMLElement | null | undefined;
}

/** Element of the modal dialog around a component, to which its popovers are added; null outside. */
export const OverlayContainer = createContext<HTMLElement | null>(null);

/**
 * Element to which a popover is added: the modal dialog that contains its trigger, since the dialog keeps
 * the focus, the scroll events and the pointer inside its own element. Null outside a dialog: `<body>`.
 */
export function useOverlayContainer(): HTMLElement | null {
  return useContext(OverlayContainer);
}

/** The element of a modal dialog, and the `ref` that reads it and sets the `ref` of the caller. */
export function useOverlayElement(
  ref: Ref<HTMLDivElement> | undefined,
): [HTMLDivElement | null, Ref<HTMLDivElement>] {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  return [element, useMemo(() => mergeRefs<HTMLDivElement>(ref, setElement), [ref])];
}

/**
 * Whether a popover inside a dialog is open. Radix handles Esc before the popover receives it, so the
 * dialog must not close when this returns true.
 */
export function containsOpenPopover(dialog: HTMLElement | null): boolean {
  return dialog?.querySelector("[data-popover]:not([data-exiting])") != null;
}
