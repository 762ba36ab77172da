import { EqualHousingIcon } from "../../components/icons/icons.ts";
import { priceText } from "../../homepage/content/listing-offer.ts";
import type { ListingProps } from "../listing-props.ts";
import { factCells } from "../sections/fact-cells.tsx";
import { hasAddress, homeName, homePlace } from "../sections/home-text.ts";
import { statusDateText } from "../sections/status-date-text.ts";
import { SheetAside, type SheetCode } from "./sheet-aside.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { SheetPhotos } from "./sheet-photos.tsx";
import { sheetParagraphs } from "./sheet-text.ts";
import * as css from "./listing-sheet.css.ts";

export type { SheetCode } from "./sheet-aside.tsx";

export type ListingSheetProps = Pick<
  ListingProps,
  "content" | "labels" | "formats" | "resolveImage"
> & {
  /** QR code of the address of the listing page. */
  code: SheetCode;
};

/** Names of more characters are set smaller, so that all are as high as one line. */
const maxLargeName = 22;
const maxMediumName = 34;
const maxShortPrice = 14;

/** A home on one Letter page. Light: use it in a theme with light schemes. */
export function ListingSheet(props: ListingSheetProps) {
  const { content, labels, formats } = props;
  const { home, words } = content;
  const text = words.description ?? (words.original && { lang: "en", ...words.original });
  const name = homeName(home);
  const place = homePlace(home);
  const price = priceText(home, labels.homepage.listings, formats.money);
  return (
    <article className={css.sheet} data-scheme="content" data-template={content.template}>
      <SheetHead {...props} />
      <SheetPhotos {...props} />
      <div className={css.title}>
        <div>
          <h1
            className={css.name}
            lang={hasAddress(home) ? "en" : undefined}
            data-size={nameSize(name)}
          >
            {name}
          </h1>
          {place && (
            <p className={css.place} lang="en">
              {place}
            </p>
          )}
        </div>
        <div>
          <p className={css.price} data-words={price.length > maxShortPrice || undefined}>
            {price}
          </p>
          {home.statusDate && (
            <p className={css.note}>{statusDateText(home.statusDate, labels, formats)}</p>
          )}
        </div>
      </div>
      <dl className={css.facts}>
        {factCells(props).map(({ key, label, value, note }) => (
          <div key={key} className={css.fact}>
            <dt className={css.factLabel}>{label}</dt>
            <dd className={css.factValue}>{value}</dd>
            {note && <dd className={css.factLabel}>{note}</dd>}
          </div>
        ))}
      </dl>
      <div className={css.body}>
        <div className={css.text}>
          {words.sentence !== null && <p className={css.lead}>{words.sentence}</p>}
          {text !== null && text !== words.description && (
            <p className={css.original}>{labels.listing.words.title}</p>
          )}
          {sheetParagraphs(text?.paragraphs ?? []).map((paragraph) => (
            <p key={paragraph} lang={text?.lang}>
              {paragraph}
            </p>
          ))}
        </div>
        <SheetAside {...props} />
      </div>
      <SheetSource {...props} />
    </article>
  );
}

function nameSize({ length }: string): "large" | "medium" | "small" {
  if (length <= maxLargeName) return "large";
  return length <= maxMediumName ? "medium" : "small";
}

/** Broker, number and source of the listing. */
function SheetSource({ content, labels, formats }: ListingSheetProps) {
  const { source, sheet } = labels.listing;
  const { listedBy, phone, mlsNumber, system, asOf } = content.attribution;
  // The date in the time zone of the home is never later than today.
  const date = [asOf.slice(0, 10), content.today].toSorted()[0] ?? content.today;
  const broker = [listedBy, phone].filter(Boolean).join(", ");
  const facts = [
    broker && `${source.listedBy}: ${broker}`,
    mlsNumber && `${source.mls} ${mlsNumber}`,
    system === null
      ? `${source.updated}: ${formats.date(date)}`
      : `${source.system}: ${system}, ${formats.date(date)}`,
  ].filter(Boolean);
  return (
    <div className={css.source}>
      <p>
        {facts.join(" · ")}. {sheet.disclaimer}
      </p>
      <span className={css.mark}>
        <EqualHousingIcon size={28} />
      </span>
    </div>
  );
}
