import type { Scheme } from "./scheme.ts";

/** Colors of the platform: `docs/spec/design-language.md#platform-color`. */
export const platformColors = {
  black: "#000000",
  white: "#FFFFFF",
  ink: "#0C0D10",
  s50: "#F7F7F5",
  s100: "#EFEFEC",
  s200: "#E2E2DE",
  s300: "#CBCBC6",
  s500: "#85857F",
  s600: "#62625D",
  s800: "#32322F",
  blue: "#1745C2",
  blueHover: "#12389F",
  bluePress: "#0E2D82",
  blue50: "#EEF2FC",
  red: "#B3261E",
  redHover: "#8F1E18",
  redPress: "#701813",
  red50: "#FCF1EF",
  green: "#17694A",
  green50: "#EDF5F1",
  amber: "#855300",
  amberMark: "#C27A00",
  amber50: "#FBF4E6",
  amberOnBlack: "#F3C062",
  greenOnBlack: "#8FDCBB",
  scrim: "rgb(6 8 12 / 0.6)",
  shadow: "0 12px 32px rgb(0 0 0 / 0.14)",
  whiteRule: "rgb(255 255 255 / 0.5)",
  whiteSoft: "rgb(255 255 255 / 0.86)",
  heroGround: "#23262A",
} as const;

/** Scrim of the landing hero photo: dark behind the headline and the actions, clear in between. */
export const heroScrim = {
  wide: "linear-gradient(180deg, rgb(10 12 24 / 0.62) 0, rgb(10 12 24 / 0.42) 26%, rgb(10 12 24 / 0.16) 46%, rgb(8 10 14 / 0.04) 60%, rgb(6 10 14 / 0.80) 92%)",
  narrow:
    "linear-gradient(180deg, rgb(10 12 24 / 0.64) 0, rgb(10 12 24 / 0.44) 24%, rgb(10 12 24 / 0.10) 42%, rgb(6 10 14 / 0.10) 56%, rgb(6 10 14 / 0.86) 80%)",
} as const;

const c = platformColors;

/** The scheme of the platform's pages. */
export const platformScheme: Scheme = {
  surface: c.white,
  surface2: c.s50,
  line: c.s200,
  text: c.ink,
  text2: c.s600,
  control: c.s500,
  accentText: c.blue,
  accentUi: c.blue,
  focus: c.blue,
  fill: c.blue,
  fillHover: c.blueHover,
  fillPress: c.bluePress,
  onFill: c.white,
  fillEdge: "transparent",
  plane: c.blue,
  onPlane: c.white,
  error: c.red,
  errorSurface: c.red50,
  field: c.blue,
  outline: c.s300,
  hover: c.s100,
  muted: c.s200,
  onMuted: c.s600,
};
