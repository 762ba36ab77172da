import { ExternalIcon } from "../../components/icons/icons.ts";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { formatTemplate } from "../../format.ts";
import { MapConsent } from "../../homes-map/map-consent.tsx";
import { visuallyHidden } from "../../styles/layout.css.ts";
import type { ListingProps } from "../listing-props.ts";
import { homeAddress } from "./home-text.ts";
import * as css from "./place.css.ts";

/** House number and street of an address such as `6186 Alder Creek Court Unit 2`; the number can be missing. */
function splitStreet(street: string): { number: string; name: string } {
  const [, number = "", name = street] = /^(\d[\w-]*)\s+(.*)$/.exec(street) ?? [];
  return { number, name };
}

/**
 * The lot on its street, and a link to a map service. Only what the listing contains is drawn: no building, no
 * neighbors, no direction. Nothing is loaded from others before the button for the map is pressed.
 */
export function Place({
  content,
  labels,
  mapTiles,
}: Pick<ListingProps, "content" | "labels" | "mapTiles">) {
  const { street, map, position } = content.home;
  if (street === null || map === null) return null;
  const { place } = labels.listing;
  const { number, name } = splitStreet(street);
  return (
    <>
      <div className={css.plan} data-listing-plan="">
        <svg
          viewBox="0 0 1312 280"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={formatTemplate(place.plan, { street: name })}
        >
          <path className={css.lot} d="M566 40h180v132H566z" />
          <text className={css.number} x="656" y="117" textAnchor="middle" lang="en">
            {number}
          </text>
          <path className={css.street} d="M-400 172h2112v64H-400z" />
          <path className={css.line} strokeWidth="1" d="M-400 172h2112M-400 236h2112" />
          <text className={css.label} x="566" y="210" lang="en">
            {name}
          </text>
        </svg>
      </div>
      {mapTiles && position && <MapConsent tiles={mapTiles} labels={labels.listing.map} />}
      <div className={css.caption}>
        <p lang="en">{homeAddress(content.home)}</p>
        <TextLink href={map} target="_blank" rel="noopener nofollow">
          {place.maps}
          <ExternalIcon size={18} />
          <span className={visuallyHidden}> ({labels.common.newTab})</span>
        </TextLink>
      </div>
    </>
  );
}
