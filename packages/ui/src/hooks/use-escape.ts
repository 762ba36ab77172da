import { type KeyboardEvent as ReactKeyboardEvent, useRef } from "react";
import { containsOpenPopover } from "./overlay-container.ts";

interface EscapeOptions {
  /** Element of the dialog. */
  dialog: HTMLElement | null;
  /** Esc does nothing. */
  locked?: boolean | undefined;
  close: () => void;
  /** The handler of the caller. */
  onKeyDown: ((event: ReactKeyboardEvent<HTMLDivElement>) => void) | undefined;
}

/**
 * Handlers of the content of a Radix dialog. Radix closes it before the parts in it receive Esc; with these, a
 * table clears its selection and a search field its text first.
 */
export function useEscape({ dialog, locked, close, onKeyDown }: EscapeOptions) {
  const pending = useRef<Event>(null);
  return {
    onEscapeKeyDown(event: KeyboardEvent) {
      // The parts of a dialog have the focus, except after the focused one was removed.
      const isInside = event.target instanceof Node && dialog?.contains(event.target) === true;
      const isBlocked = locked === true || containsOpenPopover(dialog);
      if (isBlocked || isInside) event.preventDefault();
      pending.current = isBlocked ? null : event;
    },
    onKeyDown(event: ReactKeyboardEvent<HTMLDivElement>) {
      onKeyDown?.(event);
      if (event.nativeEvent !== pending.current || event.isPropagationStopped()) return;
      // Dialogs around this one receive it too.
      event.stopPropagation();
      close();
    },
  };
}
