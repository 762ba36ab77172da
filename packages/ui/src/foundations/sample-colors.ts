/** Whose colour it is, and what makes it hard, if anything does. */
export interface SampleColor {
  readonly color: string;
  readonly of: string;
}

/** The main colours of the ten sample agents, who do not exist. */
export const sampleColors: readonly SampleColor[] = [
  { color: "#0F5C4A", of: "Grace Kim, Portrait" },
  { color: "#1F4FD8", of: "Michael Park, Panorama" },
  { color: "#E2401B", of: "Haruka Sato, Editorial" },
  { color: "#F7CAD0", of: "Claire Whitmore, Panorama" },
  { color: "#FFD400", of: "Daniel Choi, Portrait" },
  { color: "#6D1A36", of: "Emi Nakamura, Editorial" },
  { color: "#16161A", of: "James Holloway, Panorama" },
  { color: "#A78BDA", of: "Yuna Lee, Portrait" },
  { color: "#12B5CB", of: "Kenji Morita, Panorama" },
  { color: "#C8A96A", of: "Rafael Delgado, Editorial" },
];

export const hardColors: readonly SampleColor[] = [
  { color: "#FFFFFF", of: "White: nothing on white" },
  { color: "#000000", of: "Black: nothing on dark" },
  { color: "#808080", of: "Grey: between the two, without a hue" },
  { color: "#C6FF00", of: "Lime: brighter than paper" },
  { color: "#0000FF", of: "Blue: as dark as a bright colour gets" },
  { color: "#FF4FA3", of: "Pink: white is nearly legible on it" },
];
