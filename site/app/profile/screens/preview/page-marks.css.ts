import { exact, pageStyle, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

// The preview shows a wide page scaled down, so the sizes grow with the page.
const offset = "max(8px, 1.1vw)";
const width = "max(2px, 0.35vw)";

/** Around a part of the page; the positions are set in pixels. */
export const mark = pageStyle({
  position: "absolute",
  zIndex: 50,
  pointerEvents: "none",
  outlineWidth: width,
  outlineStyle: "solid",
  outlineOffset: offset,
  selectors: {
    "&[data-kind=fallback]": { outlineColor: platform.amber },
    "&[data-kind=focused]": { outlineColor: platform.blue },
    "&[data-kind=hovered]": { outlineColor: platform.blue, outlineStyle: "dashed" },
    // An outline outside the window would not be seen.
    "&[data-wide]": { outlineOffset: `calc(-1 * ${width})` },
  },
});

export const label = pageStyle({
  position: "absolute",
  insetInlineStart: `calc(-1 * ${offset} - ${width})`,
  insetBlockEnd: `calc(100% + ${offset})`,
  paddingBlock: exact("0.4em", "the page, which is scaled down"),
  paddingInline: exact("0.7em"),
  color: platform.white,
  fontSize: exact("max(14px, 1.9vw)"),
  lineHeight: exact("1"),
  fontWeight: weight.semibold,
  whiteSpace: "nowrap",
  selectors: {
    [`${mark}[data-kind=fallback] &`]: { background: platform.amber },
    [`${mark}[data-kind=focused] &`]: { background: platform.blue },
    [`${mark}[data-kind=hovered] &`]: {
      insetInlineStart: "auto",
      insetInlineEnd: `calc(-1 * ${offset} - ${width})`,
      background: platform.white,
      color: platform.blue,
      boxShadow: `inset 0 0 0 ${width} ${platform.blue}`,
    },
    // Inside, where there is no room above.
    [`${mark}[data-wide] &`]: {
      insetInlineStart: 0,
      insetInlineEnd: "auto",
      insetBlockEnd: "auto",
      insetBlockStart: 0,
    },
  },
});

/** The list of parts has no size; its focus is shown at the edges of the window. */
export const list = pageStyle({
  position: "fixed",
  inset: 0,
  zIndex: 51,
  pointerEvents: "none",
  outlineOffset: -6,
  selectors: {
    "&:focus-visible": { outline: `max(3px, 0.4vw) solid ${vars.platform.blue}` },
    "&[data-active]:focus-visible": { outline: "none" },
  },
});
