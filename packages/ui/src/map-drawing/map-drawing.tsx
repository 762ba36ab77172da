import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../format.ts";
import { langAttribute } from "../homepage/homepage-content.ts";
import type { Point } from "../homes-map/group-points.ts";
import type { Lang } from "../labels/labels.ts";
import * as css from "./map-drawing.css.ts";
import type { MapPlan } from "./map-plan.ts";
import { type MapFrame, square } from "./project-points.ts";

interface MapDrawingProps {
  plan: MapPlan;
  lang: Lang;
  frame?: MapFrame;
  /** Of the part of the drawing with the size of `frame`, if that is in px. */
  className?: string;
  /** Places without a name or an action of their own. */
  points?: readonly (Point & { isOther?: boolean })[];
  /** Lines over the grid: elements of SVG in the unit of the frame. */
  lines?: ReactNode;
  hasNorth?: boolean;
  /** Marks with an action, at `positionIn` the frame. */
  children?: ReactNode;
}

const percent = (value: number, whole: number) => Math.round((value / whole) * 1e4) / 100;

/** The position of a point of a drawing. */
export const positionIn = ({ width, height }: MapFrame, { x, y }: Point): CSSProperties => ({
  left: `${percent(x, width)}%`,
  top: `${percent(y, height)}%`,
});

/**
 * Map from coordinates in the colors of the scheme around it: land and water, grid, names, marks, scale and
 * north. It fills its container, and only `children` are for assistive technology.
 */
export function MapDrawing({
  plan,
  lang,
  frame = square.frame,
  className,
  points = [],
  lines,
  hasNorth = false,
  children,
}: MapDrawingProps) {
  const { labels, meridians, parallels, scale, land = {} } = plan;
  const { width, height, bleed } = frame;
  return (
    <div className={css.drawing}>
      <div className={classNames(css.plane, className)}>
        <svg className={css.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {Object.entries(land).map(([kind, path]) => (
            <path key={kind} className={css.land} data-kind={kind} d={path} />
          ))}
          <path
            className={css.grid}
            d={[
              ...meridians.map((x) => `M${x} 0v${height}`),
              ...parallels.map((y) => `M${-bleed} ${y}h${width + 2 * bleed}`),
            ].join("")}
          />
          {lines}
        </svg>
        <div aria-hidden="true">
          {labels.map(({ name, isOwn, reach, anchor, ...point }) => (
            <span
              key={name.text}
              className={css.label}
              style={positionIn(frame, point)}
              data-anchor={anchor}
              data-own={isOwn}
              data-reach={reach}
              {...langAttribute(name, lang)}
            >
              {name.text}
            </span>
          ))}
          {points.map(({ isOther, ...point }) => (
            <span
              key={`${point.x} ${point.y}`}
              className={isOther ? css.otherMark : css.mark}
              style={positionIn(frame, point)}
            />
          ))}
        </div>
        {children}
      </div>
      <span
        className={css.scale}
        style={{ width: `${percent(scale.length, height)}cqh` }}
        aria-hidden="true"
      >
        {scale.miles} mi
      </span>
      {hasNorth && (
        <svg className={css.north} viewBox="0 0 20 44" width="20" height="44" aria-hidden="true">
          <path d="M10 2v24M10 2 4 13M10 2l6 11" />
          <text x="10" y="42" textAnchor="middle">
            N
          </text>
        </svg>
      )}
    </div>
  );
}
