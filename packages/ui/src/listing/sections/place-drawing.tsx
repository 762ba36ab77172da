import type { CSSProperties } from "react";
import { langAttribute } from "../../homepage/homepage-content.ts";
import type { ListingContent, PlacePlan } from "../listing-content.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import * as css from "./place.css.ts";

interface PlaceDrawingProps {
  plan: PlacePlan;
  lang: ListingContent["lang"];
  /** Describes the drawing. */
  label: string;
}

const at = ({ x, y }: { x: number; y: number }): CSSProperties => ({
  insetInlineStart: `${x}%`,
  insetBlockStart: `${y}%`,
});

/** Ratios of width to height of a frame that fewer names fit in; the style sheet hides the others. */
const ratios = [1, 1.7, 2.1] as const;

/** Radii of the circles around the home: multiples of the scale inside the square. */
const radiiOf = ({ length }: PlacePlan["scale"]) =>
  [length, 2 * length, 3 * length].filter((radius) => radius < 48);

/** Grid, distances from the home, cities, other homes, scale and north. `ListingMap` replaces it with a map. */
export function PlaceDrawing({ plan, lang, label }: PlaceDrawingProps) {
  const { meridians, parallels, cities, homes, scale } = plan;
  return (
    <div className={css.plan} data-listing-plan="">
      <div className={css.drawing}>
        <p className={visuallyHidden}>{label}</p>
        <div aria-hidden="true">
          <div className={css.square}>
            <svg className={css.lines} viewBox="0 0 100 100">
              <path
                className={css.grid}
                d={[
                  ...meridians.map((x) => `M${x} 0v100`),
                  ...parallels.map((y) => `M-70 ${y}h240`),
                ].join("")}
              />
              {radiiOf(scale).map((radius) => (
                <circle key={radius} className={css.ring} cx="50" cy="50" r={radius} />
              ))}
            </svg>
            {cities.map(({ name, reach, isOwn, ...point }) => (
              <span
                key={name.text}
                className={css.city}
                style={at(point)}
                data-own={isOwn || undefined}
                data-reach={ratios.findIndex((ratio) => reach <= ratio)}
                {...langAttribute(name, lang)}
              >
                {name.text}
              </span>
            ))}
            {homes.map((point) => (
              <span key={`${point.x} ${point.y}`} className={css.otherHome} style={at(point)} />
            ))}
            <span className={css.home} />
          </div>
          <span className={css.scale} style={{ width: `${scale.length}cqh` }}>
            {scale.miles} mi
          </span>
          <svg className={css.north} viewBox="0 0 20 44" width="20" height="44">
            <path d="M10 2v24M10 2 4 13M10 2l6 11" />
            <text x="10" y="42" textAnchor="middle">
              N
            </text>
          </svg>
        </div>
      </div>
    </div>
  );
}
