"use client";

import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import type { ThemeScope } from "../../theme/use-theme-scope.ts";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from "../icons/icons.ts";
import * as css from "./toast.css.ts";

/**
 * `success` and `info` disappear by themselves; `warning` and `error` stay until they are dismissed. An
 * error of a form belongs next to its field, or in an `InlineAlert`.
 */
export type ToastSeverity = "success" | "info" | "warning" | "error";

/** A message in one sentence. */
export interface ToastMessage {
  readonly text: string;
  /** `success` by default. */
  readonly severity?: ToastSeverity | undefined;
  /** One action, such as undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ToastProps extends ThemeScope, Omit<ComponentProps<"div">, "children"> {
  message: ToastMessage;
  /** `id` of the text, for a reference from around the toast. */
  textId?: string | undefined;
  /** Called after the action was pressed. */
  onDone?: (() => void) | undefined;
  /** Adds a button that dismisses the toast. */
  dismiss?: { readonly label: string; readonly onPress: () => void } | undefined;
}

const icons: Readonly<Record<ToastSeverity, () => ReactNode>> = {
  success: () => <CheckIcon />,
  info: () => <InfoIcon />,
  warning: () => <AlertIcon />,
  error: () => <AlertIcon />,
};

/** Presentation of one toast; `ToastRegion` announces and removes it. Renders a `<div>` element. */
export function Toast(props: ToastProps) {
  const { message, textId, onDone, dismiss, className, ...root } = props;
  const { text, severity = "success", action } = message;
  return (
    <div {...root} className={classNames(css.toast, css.severity[severity], className)}>
      {icons[severity]()}
      <span className={css.text} id={textId}>
        {text}
      </span>
      {action && (
        <Button
          variant="text"
          onClick={() => {
            action.onPress();
            onDone?.();
          }}
        >
          {action.label}
        </Button>
      )}
      {dismiss && (
        <IconButton label={dismiss.label} onClick={dismiss.onPress}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
