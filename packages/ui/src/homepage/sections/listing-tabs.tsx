import type { ComponentProps, MouseEvent } from "react";
import type { HomepageLabels, ListingType } from "../../labels/labels.ts";
import { classNames, formatTemplate } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import type { ListingsTab } from "../content/listings.ts";
import type { Formats, TemplateProps } from "../template-props.ts";
import { Link } from "../../components/link-provider/link-provider.tsx";
import * as styles from "./listing-tabs.css.ts";

export type { ListingsTab } from "../content/listings.ts";

export type ListingTabsProps = Omit<ComponentProps<"nav">, "children"> & {
  tabs: readonly ListingsTab[];
  /** `labelsFor(locale)` or a subset. */
  labels: { homepage: Pick<HomepageLabels, "listings"> };
  formats: Pick<Formats, "number">;
  links: Pick<TemplateProps["links"], "listings">;
  /** Removes the rule, for use next to a heading with a rule. */
  bare?: boolean;
  /** By default the browser follows the link. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>, type: ListingType) => void;
};

/** Listing types as links, which work without JavaScript. Renders a `<nav>` element. */
export function ListingTabs(props: ListingTabsProps) {
  const { tabs, labels, formats, links, bare = false, onOpen, ...root } = props;
  const text = labels.homepage.listings;
  return (
    <nav aria-label={text.tabs} {...root}>
      <ul className={classNames(styles.list, !bare && styles.ruled)}>
        {tabs.map(({ type, count, current }) => (
          <li key={type}>
            <Link
              className={styles.tab}
              href={links.listings(type)}
              aria-current={current ? "true" : undefined}
              onClick={onOpen && ((event) => onOpen(event, type))}
            >
              {text.tab[type]}
              <span className={styles.count} aria-hidden="true">
                {formats.number(count)}
              </span>{" "}
              <span className={visuallyHidden}>
                {formatTemplate(text.count, { n: formats.number(count) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
