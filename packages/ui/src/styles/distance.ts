import { distances, fluid } from "../theme/scale.ts";
import { exact } from "./exact.ts";

/** A distance between sections of a page. */
export const distance = {
  band: exact(fluid(distances.band)),
  section: exact(fluid(distances.section)),
  chapter: exact(fluid(distances.chapter)),
} as const;
