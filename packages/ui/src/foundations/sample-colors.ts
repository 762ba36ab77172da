import { sampleAgents } from "../templates/sample-agents.ts";

/** Whose colour it is, and what makes it hard, if anything does. */
export interface SampleColor {
  readonly color: string;
  readonly of: string;
}

/** The main colours of the ten sample agents, who do not exist. */
export const sampleColors: readonly SampleColor[] = Object.values(sampleAgents).map(
  ({ mainColor, template, profile }) => ({
    color: mainColor,
    of: `${profile.userName}, ${template}`,
  }),
);

export const hardColors: readonly SampleColor[] = [
  { color: "#FFFFFF", of: "White: nothing on white" },
  { color: "#000000", of: "Black: nothing on dark" },
  { color: "#808080", of: "Grey: between the two, without a hue" },
  { color: "#C6FF00", of: "Lime: brighter than paper" },
  { color: "#0000FF", of: "Blue: as dark as a bright colour gets" },
  { color: "#FF4FA3", of: "Pink: white is nearly legible on it" },
];
