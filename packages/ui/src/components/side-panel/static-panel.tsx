import type { ReactNode } from "react";
import { classNames } from "../../format.ts";
import { CloseIcon } from "../icons/icons.ts";
import * as css from "./side-panel.css.ts";
import { closeLink } from "./static-panel.css.ts";

export interface StaticPanelProps {
  title: string;
  titleHidden?: boolean;
  closeLabel: string;
  /** URL of the close link. */
  closeHref: string;
  children: ReactNode;
}

/** The side panel as a page, for browsers without JavaScript. Contains the page's `<h1>`. */
export function StaticPanel(props: StaticPanelProps) {
  const { title, titleHidden = false, closeLabel, closeHref, children } = props;
  return (
    <div className={classNames(css.panel, css.page)}>
      <div className={css.header}>
        {titleHidden ? <span /> : <h1 className={css.title}>{title}</h1>}
        <a className={closeLink} href={closeHref} aria-label={closeLabel}>
          <CloseIcon />
        </a>
      </div>
      <div className={css.content}>{children}</div>
    </div>
  );
}
