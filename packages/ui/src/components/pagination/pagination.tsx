import type { ReactNode } from "react";
import type { PaginationLabels } from "../../labels/controls/control-labels.ts";
import { fill } from "../../private/fill.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "../icon/icons.ts";
import { pagesToShow } from "./pages-to-show.ts";
import * as css from "./pagination.css.ts";

export interface PaginationProps {
  /** `controlLabelsFor(locale).pagination` */
  labels: PaginationLabels;
  /** The page shown, from 1. */
  page: number;
  /** With one page nothing is rendered. */
  pageCount: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
  /** How the page's language writes a number. */
  formatNumber?: ((value: number) => string) | undefined;
}

interface StepProps {
  href: string | null;
  rel: "prev" | "next";
  label: string;
  children: ReactNode;
}

/** At the ends the step stays in its place, without an address. */
function Step({ href, rel, label, children }: StepProps) {
  return href === null ? (
    // An <a> without an address is not a link to assistive technology.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span className={css.stop} role="link" aria-disabled="true" aria-label={label}>
      {children}
    </span>
  ) : (
    <a className={css.stop} href={href} rel={rel} aria-label={label}>
      {children}
    </a>
  );
}

/** Links to the pages of a long list; a single page has none. Works without a script. */
export function Pagination(props: PaginationProps) {
  const { labels, page, pageCount, hrefOf, formatNumber = String } = props;
  if (pageCount <= 1) return null;
  const current = Math.min(Math.max(1, page), pageCount);
  return (
    <nav aria-label={labels.label}>
      <ul className={css.list}>
        <li>
          <Step href={current > 1 ? hrefOf(current - 1) : null} rel="prev" label={labels.previous}>
            <ArrowLeftIcon />
          </Step>
        </li>
        {pagesToShow(current, pageCount).map((stop, index) =>
          stop === "gap" ? (
            <li key={`gap-${index}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={stop}>
              <a
                className={css.stop}
                href={hrefOf(stop)}
                aria-current={stop === current ? "page" : undefined}
              >
                <span className={visuallyHidden}>
                  {fill(labels.page, { n: formatNumber(stop) })}
                </span>
                <span aria-hidden="true">{formatNumber(stop)}</span>
              </a>
            </li>
          ),
        )}
        <li>
          <Step
            href={current < pageCount ? hrefOf(current + 1) : null}
            rel="next"
            label={labels.next}
          >
            <ArrowRightIcon />
          </Step>
        </li>
      </ul>
    </nav>
  );
}
