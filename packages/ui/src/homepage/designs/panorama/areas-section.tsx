import type { CSSProperties } from "react";
import { classNames } from "../../../format.ts";
import { visuallyHidden } from "../../../styles/layout.css.ts";
import type { Area, AreaMap } from "../../content/areas.ts";
import { useMark } from "../../field-marks.ts";
import { langAttribute } from "../../homepage-content.ts";
import { estimateLine } from "../../name-layout.ts";
import type { TemplateProps } from "../../template-props.ts";
import { RegionHomes } from "../../sections/region-homes.tsx";
import * as styles from "./areas-section.css.ts";

/** A name that is wider, in em, is smaller, so that its line has room for the number of homes. */
const maxNameWidth = 6.2;

/** A name that is wider, in em, needs more lines than a row next to the map has. */
const maxRowWidth = 18;

/** Distance from the left edge of the map within which leaders reach the height of their marker, in px. */
const elbow = 90;
const ringRadius = 15;

/** Parallels closer to an edge have no label, which would be behind the longitudes or next to the key, in px. */
const labelRoom = { top: 52, bottom: 88 };

/** From the rule of a row to the marker; at 45 degrees where it avoids another marker. */
function leaderPath(row: number, { x, y, leaderY }: NonNullable<Area["marker"]>): string {
  const start = `M0 ${row}L${elbow} ${leaderY}`;
  if (leaderY === y) return `${start}H${x - ringRadius}`;
  const ring = ringRadius * Math.SQRT1_2;
  return `${start}H${x - Math.abs(y - leaderY)}L${x - ring} ${y - Math.sign(y - leaderY) * ring}`;
}

/** Grid, markers and leaders in px; the list has the same information. */
function RegionMap({ map }: { map: AreaMap }) {
  const mark = useMark();
  const { areas, meridians, parallels, height, firstRow, rowHeight, scale } = map;
  return (
    <div className={styles.map} aria-hidden="true" {...mark("regions")}>
      <svg
        className={styles.drawing}
        width={1600}
        height={height}
        viewBox={`0 0 1600 ${height}`}
        style={{ "--middle": `${height / 2}px` } as CSSProperties} // A custom property.
      >
        <path
          className={styles.grid}
          d={[
            ...meridians.map(({ at }) => `M${at} 0V${height}`),
            ...parallels.map(({ at }) => `M0 ${at}H1600`),
          ].join("")}
        />
        {areas.map(({ marker, displayName, state }, index) => {
          if (!marker) return null;
          const row = firstRow + rowHeight * (index + 1) - 0.5;
          return (
            <g key={`${displayName.text} ${state}`}>
              <path className={styles.leader} d={leaderPath(row, marker)} />
              <circle className={styles.ring} cx={marker.x} cy={marker.y} r={ringRadius} />
              <rect
                className={styles.square}
                x={marker.x - 6.5}
                y={marker.y - 6.5}
                width={13}
                height={13}
              />
              <text
                className={styles.placeName}
                x={marker.label.x}
                y={marker.label.y}
                textAnchor={marker.label.anchor}
                textLength={marker.label.textLength}
                lang={displayName.lang}
              >
                {displayName.text}
              </text>
            </g>
          );
        })}
        {meridians.map(({ at, degrees }) => (
          <text key={at} className={styles.longitude} x={at + 6} y={24}>
            {degrees}
          </text>
        ))}
      </svg>
      {parallels.map(
        ({ at, degrees }) =>
          at > labelRoom.top &&
          at < height - labelRoom.bottom && (
            <span key={at} className={styles.latitude} style={{ top: at - 22 }}>
              {degrees}
            </span>
          ),
      )}
      {scale && (
        <div className={styles.key}>
          <svg width={scale.length} height={11} viewBox={`0 0 ${scale.length} 11`}>
            <path d={`M.6 0V11M0 5.500H${scale.length}M${scale.length - 0.6} 0V11`} />
          </svg>
          {scale.miles} mi
          <svg width={24} height={44} viewBox="0 0 24 44">
            <path d="M12 43V1M12 1 6 13M12 1l6 12" />
          </svg>
        </div>
      )}
    </div>
  );
}

type AreasSectionProps = Pick<TemplateProps, "content" | "labels" | "formats" | "links"> & {
  className: string;
};

/** Regions from north to south with their homes for sale, and a line map of them. */
export function AreasSection({ content, labels, formats, links, className }: AreasSectionProps) {
  const mark = useMark();
  const { regions, lang } = content;
  if (regions.length === 0) return null;
  // The rows of the map have one height.
  const isTooLong = regions.some(({ displayName }) => estimateLine(displayName.text) > maxRowWidth);
  const areaMap = isTooLong ? null : content.areaMap;
  const areas = areaMap?.areas ?? regions.map((region) => ({ ...region, marker: null }));
  return (
    <section
      id="regions"
      className={classNames(className, styles.root)}
      aria-labelledby="regions-title"
      // Custom properties are not among React's known style keys.
      style={
        areaMap
          ? ({
              "--height": `${areaMap.height}px`,
              "--row": `${areaMap.rowHeight}px`,
            } as CSSProperties)
          : undefined
      }
    >
      <div className={classNames(styles.list, areaMap?.isDense && styles.dense)}>
        <h2 id="regions-title" className={styles.heading}>
          {labels.homepage.regions.title}
        </h2>
        <ul {...mark("regions")}>
          {areas.map(({ marker, ...region }) => {
            const { displayName, english, state } = region;
            return (
              <li
                key={`${displayName.text} ${state}`}
                className={classNames(
                  styles.area,
                  marker && styles.hasLeader,
                  estimateLine(displayName.text) > maxNameWidth && styles.longArea,
                )}
              >
                <span className={styles.name} {...langAttribute(displayName, lang)}>
                  {displayName.text}
                </span>
                <span className={visuallyHidden} lang="en">
                  {english ? `${english}, ${state}` : state}
                </span>
                <RegionHomes className={styles.count} {...{ region, labels, formats, links }} />
              </li>
            );
          })}
        </ul>
      </div>
      {areaMap?.scale && <RegionMap map={areaMap} />}
    </section>
  );
}
