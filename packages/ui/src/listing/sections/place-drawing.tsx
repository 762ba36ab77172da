import { classNames } from "../../format.ts";
import { frame } from "../../map-drawing/map-drawing.css.ts";
import { MapDrawing } from "../../map-drawing/map-drawing.tsx";
import { visuallyHidden } from "../../styles/layout.css.ts";
import type { ListingContent, PlacePlan } from "../listing-content.ts";
import * as css from "./place.css.ts";

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
export function PlaceDrawing({ plan, lang, label }: PlaceDrawingProps) {
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
