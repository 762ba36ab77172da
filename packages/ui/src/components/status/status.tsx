import type { ReactNode } from "react";
import { classNames } from "../../private/class-names.ts";
import * as css from "./status.css.ts";

export interface StatusProps {
  /** `live` and `new` are a filled square, `draft` a hollow one; `unsaved` and `attention` colour the words too. */
  kind: "live" | "draft" | "unsaved" | "attention" | "new";
  /** The state in words: the square never speaks alone. */
  children: ReactNode;
}

/** Where a thing stands, in one or two words after a square of 8 px. Renders a `<span>`. */
export function Status({ kind, children }: StatusProps) {
  return <span className={classNames(css.status, css.kind[kind])}>{children}</span>;
}
