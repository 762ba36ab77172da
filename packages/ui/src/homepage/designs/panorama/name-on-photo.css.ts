import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { media } from "../../../styles/media.ts";
import { minOneLineSize } from "../../../styles/panorama-name.ts";
import { rem } from "../../../styles/rem.ts";
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

// One line if it fits at 96 px or more; words are never broken.
templateGlobal(`${fitted} > span`, {
  fontSize: `min(1em, max(${rem(minOneLineSize)}, var(--name-room) / var(--name-line)), ${widestWord})`,
  marginBlockStart: 24,
  marginInline: "-.1em",
  paddingInline: ".065em",
  // Descenders are below the line box, where the background of the split name would end.
  paddingBlockEnd: ".24em",
  marginBlockEnd: "-.24em",
  "@media": { [media.mobile]: { fontSize: `min(1em, ${widestWord})` } },
});

/** Across the lower edge of the photo. */
export const overPhoto = templateStyle({});

templateGlobal(`${overPhoto} ${fitted} > span`, {
  marginBlockStart: "calc(var(--name-overlap) * -1em)",
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
  fontSize: `min(${rem(88)}, max(${rem(48)}, var(--name-room) / var(--name-line)), ${widestWord})`,
  "@media": {
    [media.mobile]: {
      fontSize: `min(1em, max(${rem(38)}, var(--name-room) / var(--name-line)), ${widestWord})`,
    },
  },
});
// The firm, below the name in the same size, is on the plate.
templateGlobal(`${fitted} > span[data-firm]`, {
  marginBlockStart: ".1em",
  WebkitTextFillColor: "currentColor",
  background: "none",
});

export const lightUpper = templateStyle({ vars: { "--name-upper": vars.platform.white } });
export const darkUpper = templateStyle({ vars: { "--name-upper": vars.platform.ink } });
