import { estimateLine } from "../name-layout.ts";

interface Place {
  x: number;
  y: number;
  name: string;
}

/** A name on the map in px: `x` is its start, middle or end. */
export interface MapLabel {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  /** Of a name that is wider than the map, which is compressed. */
  textLength?: number;
}

/** The part of the drawing that a phone of 320 px shows, less a margin. */
const room = { left: 72, right: 588 };
const fontSize = 26;
/** Distance between a marker and the name next to it, and to the middle of one below or above it. */
const gap = { x: 26, y: 42 };

type Box = readonly [left: number, right: number, y: number];

type Option = { label: MapLabel; box: Box };

/** Two lines of text, or a line and a marker, that are closer would touch. */
const minDistance = 34;

const touches = (a: Box, b: Box) =>
  a[0] < b[1] && b[0] < a[1] && Math.abs(a[2] - b[2]) < minDistance;

/**
 * Places the names of markers on a phone's map, where nothing is cut: at the right of the marker, else at its
 * left, below or above it, where the name touches no marker and no other name if there is such a place.
 */
export function placeLabels(places: readonly Place[]): MapLabel[] {
  const taken: Box[] = places.map(({ x, y }) => [x - 16, x + 16, y]);
  return places.map(({ x, y, name }) => {
    const needed = Math.ceil(fontSize * 1.04 * estimateLine(name));
    const width = Math.min(needed, room.right - room.left);
    const start = Math.max(room.left, Math.min(x - width / 2, room.right - width));
    const inMiddle = (at: number): Option => ({
      label: { x: start + width / 2, y: at, anchor: "middle" },
      box: [start, start + width, at],
    });
    const below = inMiddle(y + gap.y);
    const [right, left] = [x + gap.x, x - gap.x];
    const options: Option[] = [
      { label: { x: right, y, anchor: "start" }, box: [right, right + width, y] },
      { label: { x: left, y, anchor: "end" }, box: [left - width, left, y] },
      below,
      inMiddle(y - gap.y),
    ];
    const fitting = options.filter(({ box }) => box[0] >= room.left && box[1] <= room.right);
    const isFree = ({ box }: Option) => !taken.some((other) => touches(box, other));
    const { box, label } = fitting.find(isFree) ?? fitting[0] ?? below;
    taken.push(box);
    return needed > width ? { ...label, textLength: width } : label;
  });
}
