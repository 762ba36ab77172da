import { sampleAgents } from "../homepage/sample-agents.ts";

export interface SampleColor {
  readonly color: string;
  readonly description: string;
}

/** Main colors of the ten fictitious sample agents. */
export const sampleColors: readonly SampleColor[] = Object.values(sampleAgents).map(
  ({ mainColor, template, profile }) => ({
    color: mainColor,
    description: `${profile.userName}, ${template}`,
  }),
);

export const hardColors: readonly SampleColor[] = [
  { color: "#FFFFFF", description: "White: nothing on white" },
  { color: "#000000", description: "Black: nothing on dark" },
  { color: "#808080", description: "Gray: between the two, without a hue" },
  { color: "#C6FF00", description: "Lime: brighter than paper" },
  { color: "#0000FF", description: "Blue: as dark as a bright color gets" },
  { color: "#FF4FA3", description: "Pink: white is nearly legible on it" },
];
