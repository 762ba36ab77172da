import type { CSSProperties } from "react";
import { classNames } from "../../../format.ts";
import type { Lang } from "../../../labels/labels.ts";
import { MapDrawing } from "../../../map-drawing/map-drawing.tsx";
import type { MapPlan } from "../../../map-drawing/map-plan.ts";
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

type RegionMapProps = { map: AreaMap; plan: MapPlan; lang: Lang };

/** Marks, leaders and degrees; the list has the same information. */
function RegionMap({ map, plan, lang }: RegionMapProps) {
  const mark = useMark();
  const { areas, longitudes, latitudes, height, firstRow, rowHeight } = map;
  const markers = areas.flatMap(({ marker }) => marker ?? []);
  const leaders = markers.map((marker, index) =>
    leaderPath(firstRow + rowHeight * (index + 1) - 0.5, marker),
  );
  return (
    <div className={styles.map} aria-hidden="true" {...mark("regions")}>
      <MapDrawing
        plan={plan}
        lang={lang}
        frame={{ width: 1600, height, bleed: 0 }}
        className={styles.drawing}
        points={markers}
        lines={
          <>
            <path className={styles.leader} d={leaders.join("")} />
            {plan.meridians.map((x, index) => (
              <text key={x} className={styles.longitude} x={x + 6} y={24}>
                {longitudes[index]}
              </text>
            ))}
          </>
        }
        hasNorth
      />
      {plan.parallels.map(
        (y, index) =>
          y > labelRoom.top &&
          y < height - labelRoom.bottom && (
            <span key={y} className={styles.latitude} style={{ top: y - 22 }}>
              {latitudes[index]}
            </span>
          ),
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
      {areaMap?.plan && <RegionMap map={areaMap} plan={areaMap.plan} lang={lang} />}
    </section>
  );
}
