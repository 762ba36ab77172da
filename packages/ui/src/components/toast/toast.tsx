"use client";

import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { CheckIcon } from "../icons/icons.ts";
import * as css from "./toast.css.ts";

/** A success message in one sentence. Use `InlineAlert` for errors. */
export interface ToastMessage {
  readonly text: string;
  /** One action, such as undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ToastProps extends Omit<ComponentProps<"div">, "children"> {
  message: ToastMessage;
  /** Called after the action was pressed. */
  onDone?: (() => void) | undefined;
}

/** Presentation of one toast; `ToastRegion` announces and removes it. Renders a `<div>` element. */
export function Toast({ message, onDone, className, ...root }: ToastProps) {
  const { text, action } = message;
  return (
    <div {...root} className={classNames(css.toast, className)}>
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
