import { useId } from "react";
import type { HomepageLabels } from "../../labels/labels.ts";
import { classNames } from "../../private/class-names.ts";
import { fill } from "../../private/fill.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import type { Listing } from "../homepage-content.ts";
import type { Formats, ResolvedImage, TemplateProps } from "../template-props.ts";
import { EmptyLot } from "./empty-lot.tsx";
import * as styles from "./listing-card.css.ts";
import * as own from "./listing-card-standing.css.ts";
import { Picture } from "./picture.tsx";
import { frame } from "./section.css.ts";

/** What a template adds to the parts; they stand in the order photo, status, price, facts, broker, address. */
export type ListingCardClasses = Partial<
  Record<"root" | "photo" | "status" | "price" | "facts" | "broker" | "address", string>
>;

export type ListingCardProps = {
  /** The home; what is null in it is not shown. */
  listing: Listing;
  /** `labelsFor(locale)`, or as much of it. */
  labels: { homepage: Pick<HomepageLabels, "listings"> };
  /** How the page's language writes amounts. */
  formats: Pick<Formats, "money" | "number" | "area">;
  /** Where the card leads. */
  links: Pick<TemplateProps["links"], "listing">;
  /** Addresses of a photograph in the widths asked for. */
  resolveImage: (url: string, widths: number[]) => ResolvedImage;
  /** A template's own arrangement; picture over text without it. */
  classes?: ListingCardClasses;
  /** The picture's `sizes` attribute: how wide the card is at each breakpoint. */
  sizes?: string;
  /** Ratio of the picture. */
  ratio?: readonly [width: number, height: number];
};

const standing: ListingCardClasses = {
  photo: own.photo,
  status: own.status,
  price: own.price,
  facts: own.facts,
};

/** Amount in the words of its tab, "Sold for $1,940,000". */
function priceText(
  listing: Listing,
  { labels, formats }: Pick<ListingCardProps, "labels" | "formats">,
) {
  const text = labels.homepage.listings;
  if (listing.price === null) return text.priceOnRequest;
  const price = formats.money(listing.price);
  if (listing.type === "sold") return fill(text.soldPrice, { price });
  if (listing.type === "sale") return price;
  return fill(text.perMonth, { price });
}

const available: readonly (Listing["status"] | null)[] = ["active", "new", "open"];

/**
 * A home as a list item with one link over it, named by address and price. Says who lists it, as
 * the listing services ask.
 */
export function ListingCard({
  listing,
  classes = standing,
  sizes = "(max-width: 760px) 100vw, 33vw",
  ratio = [4, 3],
  labels,
  formats,
  links,
  resolveImage,
}: ListingCardProps) {
  const id = useId();
  const text = labels.homepage.listings;
  const place = [listing.city, listing.state].filter(Boolean).join(", ");
  const facts = [
    listing.bedrooms !== null && fill(text.beds, { n: formats.number(listing.bedrooms) }),
    listing.bathrooms !== null && fill(text.baths, { n: formats.number(listing.bathrooms) }),
    listing.area !== null && formats.area(listing.area),
  ].filter((fact) => fact !== false);
  return (
    <li className={classNames(styles.root, classes.root)}>
      <div className={classNames(frame, classes.photo)}>
        {listing.photo ? (
          <Picture
            photo={listing.photo}
            alt=""
            sizes={sizes}
            ratio={ratio}
            max={1440}
            resolveImage={resolveImage}
          />
        ) : (
          <span className={styles.noPhoto}>
            <EmptyLot />
            <span className={visuallyHidden}>{text.noPhoto}</span>
          </span>
        )}
      </div>
      {listing.status && (
        <p
          className={classNames(styles.status, classes.status)}
          data-available={available.includes(listing.status)}
        >
          {text.status[listing.status]}
        </p>
      )}
      <p id={`${id}price`} className={classNames(styles.price, classes.price)}>
        {priceText(listing, { labels, formats })}
      </p>
      {facts.length > 0 && (
        <ul className={classNames(styles.facts, classes.facts)}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {listing.broker && (
        <p className={classNames(styles.broker, classes.broker)}>
          {fill(text.broker, { name: listing.broker })}
        </p>
      )}
      <p className={classNames(styles.address, classes.address)}>
        <a
          id={`${id}address`}
          className={styles.link}
          href={links.listing(listing.key)}
          aria-labelledby={`${id}address ${id}price`}
        >
          {listing.street === null ? (
            fill(text.hiddenAddress, { city: place })
          ) : (
            <span lang="en">
              <span className={styles.street}>{listing.street}</span>
              {place && (
                <>
                  <span className={styles.comma}>,</span>{" "}
                  <span className={styles.city}>{place}</span>
                </>
              )}
            </span>
          )}
        </a>
      </p>
    </li>
  );
}
