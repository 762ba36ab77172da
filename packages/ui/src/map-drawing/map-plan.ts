import type { LocalText } from "@realtor/profile/text";
import type { LandPaths } from "./project-points.ts";

/** A name by its middle, or at the start or end of its line. */
export type MapLabel = {
  x: number;
  y: number;
  name: LocalText;
  anchor?: "start" | "end";
  /** Of the place that the map is about. */
  isOwn?: true;
  /** In frames that are at least 1.75, 2 or 2.1 times as wide as high; narrower ones would cut it. */
  reach?: 1 | 2 | 3;
};

/** What a drawing shows below the marks, in the unit of its frame. Plain JSON. */
export type MapPlan = {
  labels: MapLabel[];
  meridians: number[];
  parallels: number[];
  scale: { miles: number; length: number };
  /** Without an outline in the frame it is not there. */
  land?: LandPaths;
};
