"use client";

import type { ThemeScope } from "../../theme/use-theme-scope.ts";
import { CheckIcon } from "../icons/icons.ts";
import * as css from "./toast.css.ts";

/** A success message in one sentence. Use `InlineAlert` for errors. */
export interface ToastMessage {
  readonly text: string;
  /** One action, such as undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ToastProps extends ThemeScope {
  message: ToastMessage;
  /** `ToastRegion` uses these handlers to pause its timer. */
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Called after the action was pressed. */
  onDone?: () => void;
}

/** Presentation of one toast; `ToastRegion` announces and removes it. */
export function Toast({ message, onDone, ...handlers }: ToastProps) {
  const { text, action } = message;
  return (
    <div className={css.toast} {...handlers}>
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
