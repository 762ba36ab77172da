import { memo } from "react";
import { Button } from "../../components/button/button.tsx";
import { classNames } from "../../private/class-names.ts";
import { fill } from "../../private/fill.ts";
import type { TemplateProps } from "../template-props.ts";
import { LegalProse } from "../../legal/legal-prose.tsx";
import { EmptyLot } from "./empty-lot.tsx";
import { ListingCard, type ListingCardClasses } from "./listing-card.tsx";
import { ListingTabs } from "./listing-tabs.tsx";
import * as styles from "./listings-section.css.ts";

export type ListingsSectionProps = Pick<
  TemplateProps,
  "content" | "labels" | "formats" | "links" | "resolveImage"
> & {
  classes: { root: string; inner: string; head: string; heading: string; grid: string };
  card: ListingCardClasses;
  /** Cards shown before "Show more". */
  first: number;
  sizes: string;
  ratio: readonly [number, number];
  /** The tabs stand beside the heading and have no rule of their own. */
  tabsBeside?: boolean;
};

/** There may be forty: one is drawn anew only when something of it changed. */
const Card = memo(ListingCard);

/** Cards shown on a phone before "Show more". */
const firstOnPhone = 3;

/** Says what is the matter and offers the form instead. */
function NoListings({ text, action }: { text: string; action: string }) {
  return (
    <div className={styles.empty}>
      <div className={styles.lot}>
        <EmptyLot />
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
 * Homes by kind, with their counts and an address for each tab. Without any listing, or while the
 * listing service is down, it keeps its place and offers the contact form.
 */
export function ListingsSection({
  content,
  classes,
  card,
  first,
  sizes,
  ratio,
  tabsBeside = false,
  ...shared
}: ListingsSectionProps) {
  const { listings } = content;
  const text = shared.labels.homepage.listings;
  const action = shared.labels.homepage.hero.cta;
  const heading = (
    <h2 id="listings-title" className={classes.heading}>
      {text.title}
    </h2>
  );
  if (listings.state !== "ready") {
    return (
      <section id="listings" className={classes.root} aria-labelledby="listings-title">
        <div className={classes.inner}>
          <div className={classes.head}>{heading}</div>
          <NoListings text={text[listings.state]} action={action} />
        </div>
      </section>
    );
  }
  const { items, tabs } = listings;
  const cards = (from: number, to: number) => (
    <ul className={classes.grid}>
      {items.slice(from, to).map((listing) => (
        <Card
          key={listing.key}
          listing={listing}
          classes={card}
          sizes={sizes}
          ratio={ratio}
          {...shared}
        />
      ))}
    </ul>
  );
  const more = (n: number) => fill(text.more, { n: shared.formats.number(n) });
  return (
    <section id="listings" className={classes.root} aria-labelledby="listings-title">
      <div className={classes.inner}>
        <div className={classes.head}>
          {heading}
          <ListingTabs tabs={tabs} bare={tabsBeside} {...shared} />
        </div>
        {items.length === 0 ? <NoListings text={text.empty} action={action} /> : cards(0, first)}
        {items.length > firstOnPhone && (
          <details className={classNames(styles.more, items.length <= first && styles.onPhone)}>
            <summary className={styles.moreButton}>
              {items.length > first && (
                <span className={styles.offPhone}>{more(items.length - first)}</span>
              )}
              <span className={styles.onPhone}>{more(items.length - firstOnPhone)}</span>
            </summary>
            {items.length > first && cards(first, items.length)}
          </details>
        )}
        {items.length > 0 && (
          <div className={styles.source}>
            {content.legal.listings.map((line) => (
              <p key={line.id} lang={line.lang}>
                <LegalProse
                  text={
                    line.time === undefined
                      ? line.text
                      : fill(line.text, { time: shared.formats.dateTime(line.time, line.lang) })
                  }
                />
              </p>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
