import type { HomepageLabels } from "../../labels/labels.ts";
import { classNames } from "../../private/class-names.ts";
import { fill } from "../../private/fill.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import type { ListingsTab } from "../homepage-content.ts";
import type { Formats, TemplateProps } from "../template-props.ts";
import * as styles from "./listing-tabs.css.ts";

export type ListingTabsProps = {
  /** The kinds there are, in order, one of them current. */
  tabs: readonly ListingsTab[];
  /** `labelsFor(locale)`, or as much of it. */
  labels: { homepage: Pick<HomepageLabels, "listings"> };
  /** How the page's language writes the counts. */
  formats: Pick<Formats, "number">;
  /** Where each kind is shown. */
  links: Pick<TemplateProps["links"], "listings">;
  /** Without the rule where the heading beside it has one. */
  bare?: boolean;
};

/** The four kinds of listing: links with an address each, not a tab widget, so they work anywhere. */
export function ListingTabs({ tabs, labels, formats, links, bare = false }: ListingTabsProps) {
  const text = labels.homepage.listings;
  return (
    <nav aria-label={text.tabs}>
      <ul className={classNames(styles.list, !bare && styles.ruled)}>
        {tabs.map(({ type, count, current }) => (
          <li key={type}>
            <a
              className={styles.tab}
              href={links.listings(type)}
              aria-current={current ? "true" : undefined}
            >
              {text.tab[type]}
              <span className={styles.count} aria-hidden="true">
                {formats.number(count)}
              </span>{" "}
              <span className={visuallyHidden}>
                {fill(text.count, { n: formats.number(count) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
