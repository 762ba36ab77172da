import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { CloseIcon } from "../icons/page-icons.ts";
import { Link } from "../link-provider/link-provider.tsx";
import * as css from "./side-panel.css.ts";
import { closeLink } from "./static-panel.css.ts";

export interface StaticPanelProps extends ComponentProps<"div"> {
  title: string;
  titleHidden?: boolean;
  closeLabel: string;
  /** URL of the close link. */
  closeHref: string;
  children: ReactNode;
}

/** The side panel as a page, for browsers without JavaScript. Contains the page's `<h1>`. Renders a `<div>` element. */
export function StaticPanel(props: StaticPanelProps) {
  const { title, titleHidden = false, closeLabel, closeHref, children, ...root } = props;
  return (
    <div {...root} className={classNames(css.panel, css.page, root.className)}>
      <div className={css.header}>
        {titleHidden ? <span /> : <h1 className={css.title}>{title}</h1>}
        <Link className={closeLink} href={closeHref} aria-label={closeLabel}>
          <CloseIcon />
        </Link>
      </div>
      <div className={css.content}>{children}</div>
    </div>
  );
}
