import type { ReactNode } from "react";
import { body, foot } from "./side-panel.css.ts";

/** The part of a panel that scrolls. */
export function PanelBody({ children }: { children: ReactNode }) {
  return <div className={body}>{children}</div>;
}

/** The part of a panel that stays in view: its one action. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return <div className={foot}>{children}</div>;
}
