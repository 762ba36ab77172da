import type { ReactNode } from "react";
import { body, footer } from "./side-panel.css.ts";

/** Scrollable part of a panel. */
export function PanelBody({ children }: { children: ReactNode }) {
  return <div className={body}>{children}</div>;
}

/** Fixed footer of a panel, for its main action. */
export function PanelFooter({ children }: { children: ReactNode }) {
  return <div className={footer}>{children}</div>;
}
