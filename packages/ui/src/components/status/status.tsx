import type { ReactNode } from "react";
import { classNames } from "../../format.ts";
import * as css from "./status.css.ts";

export interface StatusProps {
  /** `live` and `new` have a filled square, `draft` a hollow one; `unsaved` and `attention` also color the text. */
  kind: "live" | "draft" | "unsaved" | "attention" | "new";
  /** Text of the status; the square is decorative. */
  children: ReactNode;
}

/** Status text after an 8 px square. Renders a `<span>` element. */
export function Status({ kind, children }: StatusProps) {
  return <span className={classNames(css.status, css.kind[kind])}>{children}</span>;
}
