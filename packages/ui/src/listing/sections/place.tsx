import { ExternalIcon } from "../../components/icons/icons.ts";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames, formatTemplate } from "../../format.ts";
import { MapConsent } from "../../homes-map/map-consent.tsx";
import { otherMark, frame } from "../../map-drawing/map-drawing.css.ts";
import { MapDrawing } from "../../map-drawing/map-drawing.tsx";
import { visuallyHidden } from "../../styles/layout.css.ts";
import type { ListingContent, PlacePlan } from "../listing-content.ts";
import type { ListingProps } from "../listing-props.ts";
import { addressName } from "./address-name.css.ts";
import { homeAddress, homeName, homePlace } from "./home-text.ts";
import { hasRows } from "./listing-section.tsx";
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

interface PlaceDrawingProps {
  plan: PlacePlan;
  lang: ListingContent["lang"];
  /** Describes the drawing. */
  label: string;
}

const home = { x: 50, y: 50 };

/** Radii of the circles around the home: multiples of the scale inside the square. */
const radiiOf = ({ length }: PlacePlan["scale"]) =>
  [length, 2 * length, 3 * length].filter((radius) => radius < 48);

/** The surroundings of a home, with distances from it. `ListingMap` replaces it with a map. */
function PlaceDrawing({ plan, lang, label }: PlaceDrawingProps) {
  return (
    <div className={classNames(frame, css.plan)} data-listing-plan="">
      <MapDrawing
        plan={plan}
        lang={lang}
        points={[...plan.homes.map((point) => ({ ...point, isOther: true })), home]}
        lines={radiiOf(plan.scale).map((radius) => (
          <circle key={radius} className={css.ring} cx="50" cy="50" r={radius} />
        ))}
        hasNorth
      >
        <p className={visuallyHidden}>{label}</p>
      </MapDrawing>
    </div>
  );
}
