import { exact } from "../../../styles/exact.ts";
import { rem } from "../../../styles/rem.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { media } from "../../../styles/media.ts";
import { minOneLineSize } from "../../../styles/panorama-name.ts";
import { vars } from "../../../theme/contract.css.ts";
import { image } from "../../sections/section.css.ts";

/** Custom properties of the crop in a layout, set by `cropStyle`. */
const cropOf = (name: "wide" | "tablet" | "mobile") => ({
  vars: { "--x": `var(--${name}-x)`, "--y": `var(--${name}-y)`, "--zoom": `var(--${name}-zoom)` },
});

/** Frame of a photo with the crop of `cropStyle`. */
export const cropped = templateStyle({});

templateGlobal(`${cropped} > ${image}`, {
  ...cropOf("wide"),
  objectPosition: "var(--x) var(--y)",
  transformOrigin: "var(--x) var(--y)",
  scale: "var(--zoom)",
  "@media": { [media.tablet]: cropOf("tablet"), [media.mobile]: cropOf("mobile") },
});

/** A heading whose `span` is fitted to the content width. The type sets `--name-overlap`, in em. */
export const fitted = templateStyle({
  position: "relative",
  pointerEvents: "none",
  vars: { "--name-room": `min(${vars.layout.max}, 100vw - 2 * ${vars.layout.margin})` },
});

const widestWord = "var(--name-room) / var(--name-width)";
/** At least `min` on one line, otherwise as large as the widest word allows. */
const fittedSize = (max: string, min?: number) =>
  exact(
    min === undefined
      ? `min(${max}, ${widestWord})`
      : `min(${max}, max(${rem(min)}, var(--name-room) / var(--name-line)), ${widestWord})`,
    "the name",
  );
const inName = (em: number | string) => exact(`calc(${em} * 1em)`, "the name");

// One line if it fits at 96 px or more; words are never broken.
templateGlobal(`${fitted} > span`, {
  fontSize: fittedSize("1em", minOneLineSize),
  marginBlockStart: 24,
  marginInline: inName(-0.1),
  paddingInline: inName(0.065),
  // Descenders are below the line box, where the background of the split name would end.
  paddingBlockEnd: inName(0.24),
  marginBlockEnd: inName(-0.24),
  "@media": { [media.mobile]: { fontSize: fittedSize("1em") } },
});

/** Across the lower edge of the photo. */
export const overPhoto = templateStyle({});

templateGlobal(`${overPhoto} ${fitted} > span`, {
  marginBlockStart: inName("-1 * var(--name-overlap)"),
  // System colors have no contrast with the photo.
  "@media": { [media.forcedColors]: { marginBlockStart: 24 } },
});

/** Another color above the edge of the photo than below it. */
export const split = templateStyle({});

templateGlobal(`${split} ${fitted} > span`, {
  // The color stays that of the plate, for `currentColor`.
  WebkitTextFillColor: "transparent",
  background:
    "linear-gradient(var(--name-upper) calc(var(--name-overlap) * 1em), currentColor 0) text",
  "@media": {
    [media.forcedColors]: { WebkitTextFillColor: "currentColor", background: "none" },
    print: { WebkitTextFillColor: "currentColor", background: "none" },
  },
});

// Two lines of one size, which are above the fold together.
templateGlobal(`${fitted}[data-firm] > span`, {
  fontSize: fittedSize(rem(88), 48),
  "@media": {
    [media.mobile]: {
      fontSize: fittedSize("1em", 38),
    },
  },
});
// The firm, below the name in the same size, is on the plate.
templateGlobal(`${fitted} > span[data-firm]`, {
  marginBlockStart: inName(0.1),
  WebkitTextFillColor: "currentColor",
  background: "none",
});

export const lightUpper = templateStyle({ vars: { "--name-upper": vars.platform.white } });
export const darkUpper = templateStyle({ vars: { "--name-upper": vars.platform.ink } });
