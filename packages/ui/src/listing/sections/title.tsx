import type { CSSProperties } from "react";
import { formatTemplate } from "../../format.ts";
import { priceText } from "../../homepage/content/listing-offer.ts";
import { estimateLine, estimateWidestWord } from "../../homepage/name-layout.ts";
import { panoramaAddress } from "../../styles/panorama-name.ts";
import type { ListingProps } from "../listing-props.ts";
import { ListedBy } from "./attribution.tsx";
import { FactCells } from "./fact-cells.tsx";
import { hasAddress, homeName, homePlace } from "./home-text.ts";
import { openHouseText } from "./open-house-text.ts";
import { statusDateText } from "./status-date-text.ts";
import * as css from "./title.css.ts";

/** Addresses of more characters are set smaller, on two lines. */
const maxShortName = 24;

/** Address, price, what changed and what is next, and the key facts. */
export function Title(props: ListingProps) {
  const { content, labels, formats } = props;
  const { home } = content;
  const name = homeName(home);
  const lang = hasAddress(home) ? "en" : undefined;
  const place = homePlace(home);
  return (
    <>
      <div className={css.title}>
        <div>
          {content.template === "panorama" ? (
            <FittedName name={name} lang={lang} />
          ) : (
            <h1
              className={content.template === "editorial" ? css.editorialName : css.name}
              lang={lang}
              data-long={name.length > maxShortName || undefined}
            >
              {name}
            </h1>
          )}
          {place && (
            <p className={css.place} lang="en">
              {place}
            </p>
          )}
          {home.isWithheld && <p className={css.place}>{labels.listing.hiddenAddress}</p>}
        </div>
        <div className={css.offer}>
          <p className={css.price}>{priceText(home, labels.homepage.listings, formats.money)}</p>
          <Notes {...props} />
        </div>
      </div>
      <FactCells {...props} />
      <ListedBy {...props} />
    </>
  );
}

/** As large as the content width allows, on one line if it fits. */
function FittedName({ name, lang }: { name: string; lang: "en" | undefined }) {
  const { tracking } = panoramaAddress;
  const width = {
    "--name-width": estimateWidestWord(name, tracking),
    "--name-line": estimateLine(name, tracking),
    // Custom properties are not among React's known style keys.
  } as CSSProperties;
  return (
    <h1 className={css.fittedName} lang={lang}>
      <span style={width}>{name}</span>
    </h1>
  );
}

/** The next open house, a changed price, and the date of the status. */
function Notes({ content, labels, formats }: ListingProps) {
  const { home, openHouses } = content;
  const [next] = openHouses;
  const { listing } = labels;
  return (
    <>
      {next && (
        <p className={css.note} data-next>
          {formatTemplate(listing.nextOpenHouse, {
            time: openHouseText(next, listing.openHouses, formats),
          })}
        </p>
      )}
      {home.priceChange && (
        <p className={css.note}>
          {formatTemplate(listing.priceChange, {
            price: formats.money(home.priceChange.from),
            date: formats.date(home.priceChange.date),
          })}
        </p>
      )}
      {home.statusDate && (
        <p className={css.note}>{statusDateText(home.statusDate, labels, formats)}</p>
      )}
    </>
  );
}
