"use client";

import { CheckIcon } from "../icon/icons.ts";
import * as css from "./toast.css.ts";

/** What a toast says: a success, in one sentence. Failures are inline alerts, which stay. */
export interface ToastMessage {
  readonly text: string;
  /** One way to take it back or go on. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ToastProps {
  /** A sentence, and one action. */
  message: ToastMessage;
  /** The pointer, or the focus, came or went: the region holds the toast. */
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Its action was taken. */
  onDone?: () => void;
}

/** The look of one toast; `ToastRegion` shows it, announces it and lets it go. */
export function Toast({ message, onDone, ...watch }: ToastProps) {
  const { text, action } = message;
  return (
    <div className={css.toast} {...watch}>
      <CheckIcon />
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            action.onPress();
            onDone?.();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
