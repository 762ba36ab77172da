import { memo } from "react";
import { Button } from "../../components/button/button.tsx";
import { classNames, formatTemplate } from "../../format.ts";
import type { ListingType } from "../../labels/labels.ts";
import { visuallyHidden, wrap } from "../../styles/layout.css.ts";
import { hasListings } from "../homepage-content.ts";
import type { ListingsTab } from "../content/listings.ts";
import type { TemplateProps } from "../template-props.ts";
import { PlaceholderPlan } from "./placeholder-plan.tsx";
import { ListingCard, type ListingCardClasses } from "./listing-card.tsx";
import { ListingTabs } from "./listing-tabs.tsx";
import { ListingsSource } from "./listings-source.tsx";
import { useListingTabs } from "./use-listing-tabs.ts";
import * as styles from "./listings-section.css.ts";

export type ListingsSectionProps = Pick<
  TemplateProps,
  "content" | "labels" | "formats" | "links" | "slots" | "resolveImage" | "loadListings"
> & {
  className: string;
  classes: { head: string; heading: string; grid: string };
  /** By default the photo is above the text. */
  card?: ListingCardClasses;
  /** Number of cards before "Show more". */
  first: number;
  sizes: string;
  ratio: readonly [number, number];
  /** Layout of exactly four cards. */
  four?: { grid: string; sizes: string };
  /** Shows the tabs next to the heading, without a rule. */
  tabsInHeading?: boolean;
  /**
   * The first listing above the grid, at the width of the page; the first two where one would be alone
   * after the grid; with one or two listings, each of them.
   */
  lead?: {
    list: string;
    card: ListingCardClasses;
    sizes: string;
    ratio: readonly [number, number];
  };
};

/** Memoized, since there can be forty cards. */
const Card = memo(ListingCard);

/** Number of cards before "Show more" on mobile. */
const firstOnMobile = 3;

/** Number of cards before "Show more", which is not shown for a single card. */
function countShown(all: number, limit: number): number {
  return all === limit + 1 ? all : limit;
}

function countAll({ tabs }: { tabs: readonly ListingsTab[] }): number {
  return tabs.reduce((sum, { count }) => sum + count, 0);
}

function NoListings({ text, action }: { text: string; action: string }) {
  return (
    <div className={styles.empty}>
      <div className={styles.plan}>
        <PlaceholderPlan />
      </div>
      <div>
        <p className={styles.emptyText}>{text}</p>
        <Button href="#contact" size="medium">
          {action}
        </Button>
      </div>
    </div>
  );
}

/**
 * Listings with tabs by type; not there for an agent without any. While the listing service is unavailable,
 * it links to the contact form instead.
 */
export function ListingsSection(props: ListingsSectionProps) {
  return hasListings(props.content) ? <Section {...props} /> : props.slots.noListings;
}

function Section({
  content,
  className,
  classes,
  card,
  first,
  sizes,
  ratio,
  four,
  tabsInHeading = false,
  lead,
  labels,
  links,
  resolveImage,
  formats: pageFormats,
  loadListings,
}: ListingsSectionProps) {
  const tabs = useListingTabs({ content, formats: pageFormats, loadListings });
  const { listings, formats } = tabs;
  const shared = { labels, formats, links, resolveImage };
  const text = labels.homepage.listings;
  const ready = listings.state === "ready" ? listings : null;
  const all = ready?.items ?? [];
  const leads = lead ? all.slice(0, all.length <= 2 || all.length === first + 2 ? 2 : 1) : [];
  const items = all.slice(leads.length);
  const shown = countShown(items.length, first);
  const shownOnMobile = Math.min(shown, countShown(items.length, Math.min(first, firstOnMobile)));
  const emptyText = ready ? text.empty : text.failed;
  const layout = four && items.length === 4 ? four : { grid: classes.grid, sizes };
  const cards = (from: number, to: number) => (
    <ul className={layout.grid}>
      {items.slice(from, to).map((listing) => (
        <Card
          key={listing.key}
          listing={listing}
          {...(card && { classes: card })}
          sizes={layout.sizes}
          ratio={ratio}
          {...shared}
        />
      ))}
    </ul>
  );
  const announce = (type: ListingType, n: number) =>
    `${text.tab[type]}: ${formatTemplate(text.count, { n: formats.number(n) })}`;
  const countOf = ready?.tabs.find(({ current }) => current)?.count ?? 0;
  const more = (n: number) => formatTemplate(text.more, { n: formats.number(n) });
  return (
    <section
      id="listings"
      className={className}
      aria-labelledby="listings-title"
      aria-busy={tabs.isLoading || undefined}
    >
      <div className={wrap}>
        <div className={classes.head}>
          <h2 id="listings-title" className={classes.heading}>
            {text.title}
          </h2>
          {ready && (
            <ListingTabs
              tabs={ready.tabs}
              bare={tabsInHeading}
              onOpen={(event, type) => void tabs.open(event, type)}
              {...{ labels, formats, links }}
            />
          )}
        </div>
      </div>
      {lead && leads.length > 0 && (
        <ul className={lead.list}>
          {leads.map((listing) => (
            <Card
              key={listing.key}
              listing={listing}
              classes={lead.card}
              sizes={lead.sizes}
              ratio={lead.ratio}
              maxWidth={2400}
              labeledFacts
              {...shared}
            />
          ))}
        </ul>
      )}
      <div className={wrap}>
        {all.length === 0 && <NoListings text={emptyText} action={labels.homepage.hero.cta} />}
        {items.length > 0 && cards(0, shown)}
        <div className={styles.controls}>
          {items.length > shownOnMobile && (
            <details
              // The cards of another tab are collapsed again.
              key={ready?.type}
              className={classNames(styles.more, items.length <= shown && styles.mobileOnly)}
            >
              <summary className={styles.moreButton}>
                {shown === shownOnMobile ? (
                  more(items.length - shown)
                ) : (
                  <>
                    {items.length > shown && (
                      <span className={styles.hiddenOnMobile}>{more(items.length - shown)}</span>
                    )}
                    <span className={styles.mobileOnly}>{more(items.length - shownOnMobile)}</span>
                  </>
                )}
              </summary>
              {items.length > shown && cards(shown, items.length)}
            </details>
          )}
          {ready && links.homes && countAll(ready) > 1 && (
            <Button href={links.homes} variant="outline" size="medium" className={styles.allHomes}>
              {formatTemplate(text.all, { n: formats.number(countAll(ready)) })}
            </Button>
          )}
        </div>
        {all.length > 0 && <ListingsSource {...{ content, labels, formats }} />}
        <output className={visuallyHidden}>
          {tabs.isOpened && ready && announce(ready.type, countOf)}
        </output>
      </div>
    </section>
  );
}
