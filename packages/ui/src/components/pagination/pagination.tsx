import { Fragment, type ComponentProps, type ReactNode } from "react";
import type { PaginationLabels } from "../../labels/controls/control-labels.ts";
import { classNames, formatTemplate } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "../icons/icons.ts";
import { Link } from "../link-provider/link-provider.tsx";
import { getPaginationItems } from "./pagination-items.ts";
import * as css from "./pagination.css.ts";

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** `controlLabelsFor(locale).pagination` */
  labels: PaginationLabels;
  /** Current page, one-based. */
  page: number;
  /** Renders nothing for one page. */
  pageCount: number;
  getHref: (page: number) => string;
  /** Formats page numbers in the page's language. */
  formatNumber?: ((value: number) => string) | undefined;
}

interface StepProps {
  href: string | null;
  rel: "prev" | "next";
  label: string;
  children: ReactNode;
}

/** At the ends the step is a disabled link, so that the layout does not shift. */
function Step({ href, rel, label, children }: StepProps) {
  return href === null ? (
    // An <a> without href has no link role.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span className={css.item} role="link" aria-disabled="true" aria-label={label}>
      {children}
    </span>
  ) : (
    <Link className={css.item} href={href} rel={rel} aria-label={label}>
      {children}
    </Link>
  );
}

function Gap({ className }: { className?: string }) {
  return (
    <li className={classNames(css.gap, className)} aria-hidden="true">
      …
    </li>
  );
}

/** Pagination links. Works without JavaScript. Renders a `<nav>` element, nothing for one page. */
export function Pagination(props: PaginationProps) {
  const { labels, page, pageCount, getHref, formatNumber = String, ...root } = props;
  if (pageCount <= 1) return null;
  const current = Math.min(Math.max(1, page), pageCount);
  // A page that is shown only because a gap would not save space, except on a phone.
  const isWideOnly = (item: number) => Math.abs(item - current) > 1 && item > 1 && item < pageCount;
  return (
    <nav aria-label={labels.label} {...root}>
      <ul className={css.list}>
        <li>
          <Step href={current > 1 ? getHref(current - 1) : null} rel="prev" label={labels.previous}>
            <ArrowLeftIcon />
          </Step>
        </li>
        {getPaginationItems(current, pageCount).map((item, index) =>
          item === "gap" ? (
            <Gap key={`gap-${index}`} />
          ) : (
            <Fragment key={item}>
              {isWideOnly(item) && <Gap className={css.phoneOnly} />}
              <li className={isWideOnly(item) ? css.wideOnly : undefined}>
                <Link
                  className={css.item}
                  href={getHref(item)}
                  aria-current={item === current ? "page" : undefined}
                >
                  <span className={visuallyHidden}>
                    {formatTemplate(labels.page, { n: formatNumber(item) })}
                  </span>
                  <span aria-hidden="true">{formatNumber(item)}</span>
                </Link>
              </li>
            </Fragment>
          ),
        )}
        <li>
          <Step
            href={current < pageCount ? getHref(current + 1) : null}
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
