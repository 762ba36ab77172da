import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { AlertIcon } from "../icons/page-icons.ts";
import * as css from "./inline-alert.css.ts";

export interface InlineAlertProps extends ComponentProps<"div"> {
  /** State the error and how to fix it. */
  children: ReactNode;
}

/** Persistent error message, announced when it is inserted. Renders a `<div role="alert">` element. */
export function InlineAlert({ children, className, ...root }: InlineAlertProps) {
  return (
    <div role="alert" {...root} className={classNames(css.inlineAlert, className)}>
      <AlertIcon />
      <div>{children}</div>
    </div>
  );
}
