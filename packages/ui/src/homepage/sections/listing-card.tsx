import { useId, type ComponentProps } from "react";
import type { HomepageLabels } from "../../labels/labels.ts";
import { classNames, formatTemplate } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { isAvailable, priceText, statusText } from "../content/listing-offer.ts";
import type { Listing } from "../content/listings.ts";
import type { Formats, ResolvedImage, TemplateProps } from "../template-props.ts";
import { PlaceholderPlan } from "./placeholder-plan.tsx";
import { Link } from "../../components/link-provider/link-provider.tsx";
import * as styles from "./listing-card.css.ts";
import { FramedPhoto } from "./framed-photo.tsx";
import { frame } from "./section.css.ts";

export type { Listing, ListingStatus } from "../content/listings.ts";
export type { Photo } from "@realtor/profile/photos";
export type { Formats, ResolvedImage } from "../template-props.ts";

/** Additional class names for the parts, in DOM order after `root`. */
export type ListingCardClasses = Partial<
  Record<"root" | "photo" | "status" | "price" | "facts" | "address" | "broker", string>
>;

export type ListingCardProps = Omit<ComponentProps<"li">, "children"> & {
  /** Null fields are not shown. */
  listing: Listing;
  /** `labelsFor(locale)` or a subset. */
  labels: { homepage: Pick<HomepageLabels, "listings"> };
  formats: Pick<Formats, "money" | "number" | "area" | "date">;
  links: Pick<TemplateProps["links"], "listing">;
  /** Returns image URLs in the given widths, in px. */
  resolveImage: (url: string, widths: number[]) => ResolvedImage;
  /** Layout classes; by default the photo is above the text. */
  classes?: ListingCardClasses;
  /** `sizes` attribute of the photo. */
  sizes?: string;
  /** Aspect ratio of the photo. */
  ratio?: readonly [width: number, height: number];
  /** Maximum width of the photo to load, in px. */
  maxWidth?: number;
  /** Shows each fact below its label. */
  labeledFacts?: boolean;
};

const defaultClasses: ListingCardClasses = {
  photo: styles.defaultPhoto,
  status: styles.defaultStatus,
  price: styles.defaultPrice,
  facts: styles.defaultFacts,
};

/**
 * A listing with one link that covers the card, named by address and price. Shows the listing broker,
 * as the MLS requires. Renders an `<li>` element.
 */
export function ListingCard({
  listing,
  classes = defaultClasses,
  sizes = "(max-width: 760px) 100vw, 440px",
  ratio = [4, 3],
  maxWidth = 1440,
  labeledFacts = false,
  labels,
  formats,
  links,
  resolveImage,
  className,
  ...root
}: ListingCardProps) {
  const id = useId();
  const text = labels.homepage.listings;
  const place = [listing.city, listing.state].filter(Boolean).join(", ");
  const amounts = { beds: listing.bedrooms, baths: listing.bathrooms, area: listing.area };
  const facts = (["beds", "baths", "area"] as const).flatMap((fact) => {
    const amount = amounts[fact];
    if (amount === null) return [];
    const value = fact === "area" ? formats.area(amount) : formats.number(amount);
    return {
      fact,
      value,
      short: fact === "area" ? value : formatTemplate(text[fact], { n: value }),
    };
  });
  return (
    <li data-listing="" {...root} className={classNames(styles.root, classes.root, className)}>
      <div className={classNames(frame, classes.photo)}>
        {listing.photo ? (
          <FramedPhoto
            photo={listing.photo}
            alt=""
            sizes={sizes}
            ratio={ratio}
            max={maxWidth}
            resolveImage={resolveImage}
          />
        ) : (
          <span className={styles.noPhoto}>
            <PlaceholderPlan />
            <span className={visuallyHidden}>{text.noPhoto}</span>
          </span>
        )}
      </div>
      {listing.status && (
        <p
          className={classNames(styles.status, classes.status)}
          data-available={isAvailable(listing)}
        >
          {statusText({ status: listing.status, type: listing.type }, text)}
        </p>
      )}
      <p id={`${id}price`} className={classNames(styles.price, classes.price)}>
        {priceText(listing, text, formats.money)}
      </p>
      {facts.length > 0 && (
        <ul className={classNames(!labeledFacts && styles.facts, classes.facts)}>
          {facts.map(({ fact, value, short }) => (
            <li key={fact}>
              {labeledFacts ? (
                <>
                  <span>{text.facts[fact]}</span> <b>{value}</b>
                </>
              ) : (
                short
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={classNames(styles.address, classes.address)}>
        <Link
          id={`${id}address`}
          className={styles.link}
          href={links.listing(listing)}
          aria-labelledby={`${id}address ${id}price`}
        >
          {listing.street === null ? (
            formatTemplate(text.hiddenAddress, { city: place })
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
        </Link>
      </p>
      {(listing.backOnMarket || listing.broker) && (
        <p className={classNames(styles.broker, classes.broker)}>
          {listing.backOnMarket && (
            <>
              <span className={styles.backOnMarket}>
                {formatTemplate(text.backOnMarket, { date: formats.date(listing.backOnMarket) })}
              </span>{" "}
            </>
          )}
          {listing.broker && formatTemplate(text.broker, { name: listing.broker })}
        </p>
      )}
    </li>
  );
}
