/** A line of degrees, north and east positive. */
type Line = readonly (readonly [latitude: number, longitude: number])[];

export interface Outline {
  kind: "coast" | "lake" | "river";
  line: Line;
}

/**
 * Land and water of the regions that the drawings show. Empty until it is generated from surveyed coordinates,
 * such as GSHHG: outlines are never drawn from memory.
 */
export const outlines: readonly Outline[] = [];
