import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import * as css from "./status.css.ts";

export interface StatusProps extends ComponentProps<"span"> {
  /** `live` and `new` have a filled square, `draft` a hollow one; `unsaved` and `attention` also color the text. */
  kind: "live" | "draft" | "unsaved" | "attention" | "new";
  /** Text of the status; the square is decorative. */
  children: ReactNode;
}

/** Status text after an 8 px square. Renders a `<span>` element. */
export function Status({ kind, className, ...root }: StatusProps) {
  return <span {...root} className={classNames(css.status, css.kind[kind], className)} />;
}
