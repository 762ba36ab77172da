import type { ReactNode } from "react";
import { AlertIcon } from "../icons/icons.ts";
import * as css from "./inline-alert.css.ts";

export interface InlineAlertProps {
  /** State the error and how to fix it. */
  children: ReactNode;
}

/** Persistent error message, announced when it is inserted. Renders a `<div role="alert">` element. */
export function InlineAlert({ children }: InlineAlertProps) {
  return (
    <div className={css.inlineAlert} role="alert">
      <AlertIcon />
      <div>{children}</div>
    </div>
  );
}
