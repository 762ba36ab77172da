import { ExternalIcon } from "../../components/icons/icons.ts";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames, formatTemplate } from "../../format.ts";
import { MapConsent } from "../../homes-map/map-consent.tsx";
import { otherMark } from "../../map-drawing/map-drawing.css.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import type { ListingProps } from "../listing-props.ts";
import { addressName } from "./address-name.css.ts";
import { homeAddress, homeName, homePlace } from "./home-text.ts";
import { hasRows } from "./listing-section.tsx";
import { PlaceDrawing } from "./place-drawing.tsx";
import * as css from "./place.css.ts";

/**
 * Where the home is: a drawing of its surroundings, if its position is known, the address, and a link to a map
 * service. Nothing is loaded from others before the button for the map is pressed.
 */
export function Place({
  content,
  labels,
  mapTiles,
}: Pick<ListingProps, "content" | "labels" | "mapTiles">) {
  const { plan, home, agent } = content;
  const { map } = home;
  if (map === null) return null;
  const { place } = labels.listing;
  return (
    <div className={css.root} data-beside={!hasRows(content) || undefined}>
      {plan && (
        <div>
          <PlaceDrawing
            plan={plan}
            lang={content.lang}
            label={formatTemplate(place.plan, { address: homeAddress(home), n: plan.scale.miles })}
          />
          {mapTiles && <MapConsent tiles={mapTiles} labels={labels.listing.map} />}
        </div>
      )}
      <div className={css.caption}>
        <p className={css.address} lang="en">
          <span className={addressName}>{homeName(home)}</span> {homePlace(home)}
        </p>
        {plan && plan.homes.length > 0 && (
          <p className={css.key}>
            <span className={classNames(otherMark, css.keyMark)} />
            {formatTemplate(place.others, { name: agent.name.displayName.text })}
          </p>
        )}
        <TextLink href={map} target="_blank" rel="noopener nofollow">
          {place.maps}
          <ExternalIcon size={18} />
          <span className={visuallyHidden}> ({labels.common.newTab})</span>
        </TextLink>
      </div>
    </div>
  );
}
