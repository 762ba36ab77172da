import type { ReactNode } from "react";
import { AlertIcon } from "../icon/icons.ts";
import * as css from "./inline-alert.css.ts";

export interface InlineAlertProps {
  /** What happened and what to do. */
  children: ReactNode;
}

/** A failure that stays where it happened; announced when it appears (`role="alert"`). */
export function InlineAlert({ children }: InlineAlertProps) {
  return (
    <div className={css.inlineAlert} role="alert">
      <AlertIcon />
      <div>{children}</div>
    </div>
  );
}
