import { estimateLine } from "../homepage/name-layout.ts";
import type { Point } from "../homes-map/group-points.ts";
import type { MapLabel } from "./map-plan.ts";
import { rounded } from "./project-points.ts";

/** A part of a drawing, by its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

type Side = "at" | "right" | "left" | "below" | "above";

interface LabelOptions {
  /** The part of the drawing in which names are not cut. */
  room: Box;
  /** Parts of the drawing without names: marks, scale bar, north arrow. */
  taken: readonly Box[];
  /** Width of an em, and height of a name with its distance to others. */
  size: { em: number; height: number };
  /** From a point to a name: to its middle, but beside a mark to its edge. */
  offset: Point;
  /** Where a name is tried, in this order. */
  sides: readonly Side[];
  /** Whether a name can be there; else it is tried elsewhere. */
  fits?: (name: Box) => boolean;
  /** Whether each point is a mark: its name has a place, if necessary moved along it or over others. */
  areMarks?: boolean;
}

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

const isInside = (inner: Box, outer: Box) =>
  Math.abs(inner.x - outer.x) * 2 <= outer.width - inner.width &&
  Math.abs(inner.y - outer.y) * 2 <= outer.height - inner.height;

/** Names of 15 px in a square on a phone of 320 px, in percent of it; 22 px high less the space over letters. */
export const squareLabels = {
  size: { em: 5.3, height: 7 },
  offset: { x: 22, y: 11 },
  sides: ["at", "below", "above", "right", "left"],
} as const;
/** The scale bar on that phone. */
export const scaleBox: Box = { x: 18, y: 94, width: 36, height: 12 };
/** The corner with the arrow to the north on that phone, in which the middle of no name is. */
export const northCorner = { width: 14, height: 24 };

export const labelWidth = ({ name }: MapLabel, { em }: LabelOptions["size"]) =>
  em * estimateLine(name.text);

/** Moves names so that they overlap no `taken` part and no other name; leaves out those without room. */
export function placeLabels(
  labels: readonly MapLabel[],
  { room, taken, size, offset, sides, fits = () => true, areMarks = false }: LabelOptions,
): MapLabel[] {
  const boxes = [...taken];
  return labels.flatMap((label) => {
    const { x, y } = label;
    const width = labelWidth(label, size);
    const slack = Math.max(0, (room.width - width) / 2);
    const inRoom = areMarks ? Math.max(room.x - slack, Math.min(x, room.x + slack)) : x;
    const beside = offset.x + (areMarks ? width / 2 : 0);
    const points: Record<Side, Point> = {
      at: { x, y },
      right: { x: x + beside, y },
      left: { x: x - beside, y },
      below: { x: inRoom, y: y + offset.y },
      above: { x: inRoom, y: y - offset.y },
    };
    const options = sides.map((side): Box => ({ ...points[side], width, height: size.height }));
    const fitting = options.filter((box) => isInside(box, room) && fits(box));
    const found =
      fitting.find((one) => boxes.every((other) => !overlap(one, other))) ??
      (areMarks ? (fitting[0] ?? options.at(-1)) : undefined);
    if (!found) return [];
    boxes.push(found);
    if (!areMarks || found.y !== y) return { ...label, x: rounded(found.x), y: rounded(found.y) };
    return found.x > x
      ? { ...label, x: x + offset.x, anchor: "start" }
      : { ...label, x: x - offset.x, anchor: "end" };
  });
}
