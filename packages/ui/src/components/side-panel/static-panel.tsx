import type { ReactNode } from "react";
import { classNames } from "../../private/class-names.ts";
import { CloseIcon } from "../icon/icons.ts";
import * as css from "./side-panel.css.ts";
import { closeLink } from "./static-panel.css.ts";

export interface StaticPanelProps {
  title: string;
  titleHidden?: boolean;
  closeLabel: string;
  /** Where closing leads. */
  closeHref: string;
  children: ReactNode;
}

/** The side panel as a page of its own, for browsers without JavaScript. Holds the page's `<h1>`. */
export function StaticPanel(props: StaticPanelProps) {
  const { title, titleHidden = false, closeLabel, closeHref, children } = props;
  return (
    <div className={classNames(css.panel, css.standing)}>
      <div className={css.top}>
        {titleHidden ? <span /> : <h1 className={css.title}>{title}</h1>}
        <a className={closeLink} href={closeHref} aria-label={closeLabel}>
          <CloseIcon />
        </a>
      </div>
      <div className={css.content}>{children}</div>
    </div>
  );
}
