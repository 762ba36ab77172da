import { onPlane } from "../../homepage/designs/design.css.ts";
import { serif } from "../../homepage/designs/editorial/serif.css.ts";
import { distance } from "../../styles/distance.ts";
import { exact } from "../../styles/exact.ts";
import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;
const editorial = '[data-template="editorial"]';

export const root = templateStyle({
  marginBlockEnd: distance.section,
  paddingBlock: 64,
  background: scheme.surface2,
  "@media": {
    // It calculates in the browser only.
    "(scripting: none)": { display: "none" },
  },
});

/** Part of the text color on the main color. */
const onPlaneShade = (percent: number) =>
  `color-mix(in oklab, ${scheme.onPlane} ${percent}%, ${scheme.plane})`;

// On the main color: fields have its inverted pair, which is legible for any color.
templateGlobal(`${editorial} ${root}`, {
  color: scheme.onPlane,
  background: scheme.plane,
  vars: {
    ...onPlane,
    [scheme.surface]: scheme.plane,
    [scheme.text]: scheme.onPlane,
    [scheme.control]: scheme.onPlane,
    [scheme.error]: scheme.onPlane,
    [scheme.hover]: onPlaneShade(12),
  },
});

export const grid = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: 24,
  "@media": { [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const heading = templateStyle(role("card"));

/** The total, or what is missing for it. */
export const total = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 8px",
  marginBlockStart: 12,
  ...role("banner", { latin: true }),
  fontVariantNumeric: "lining-nums tabular-nums",
  selectors: {
    "&[data-missing]": role("heading"),
  },
  "@media": { [media.upToTablet]: role("display", { latin: true }) },
});
export const perMonth = templateStyle(role("lead", { weight: "semibold", reading: false }));
templateGlobal(`${editorial} :is(${heading}, ${total})`, serif);
templateGlobal(`${editorial} :is(${heading}, ${total}):lang(ja)`, {
  fontFamily: vars.font.serifJa,
});

export const fields = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 1.6fr) minmax(0, 1.6fr)",
  gap: 12,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const down = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)",
  gap: 8,
  alignItems: "end",
  "@media": { [media.mobile]: { gridColumn: "1 / -1" } },
});

/** Shares of the total; the list below has the same figures. */
export const bar = templateStyle({
  display: "flex",
  gap: exact(2, "the height of the bar"),
  height: 12,
  marginBlockStart: 24,
});
const shades = [
  scheme.accentUi,
  scheme.text2,
  scheme.control,
  `color-mix(in oklab, ${scheme.control} 50%, ${scheme.surface2})`,
];
export const part = templateStyle({ height: "100%" });
export const parts = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "12px 32px",
  marginBlockStart: 12,
  ...role("small"),
  color: scheme.text2,
});
export const item = templateStyle({
  display: "grid",
  gridTemplateColumns: "10px auto",
  columnGap: 8,
  alignItems: "center",
  "::before": { content: "", width: 10, height: 10, border: "0 solid CanvasText" },
});
const shadesOnPlane = [scheme.onPlane, onPlaneShade(54), onPlaneShade(34), onPlaneShade(20)];
for (const [index, shade] of shades.entries()) {
  for (const mark of [`${part}[data-part="${index}"]`, `${item}[data-part="${index}"]::before`]) {
    templateGlobal(mark, { background: shade });
    templateGlobal(`${editorial} ${mark}`, { background: shadesOnPlane[index] });
  }
}
export const amount = templateStyle({
  gridColumn: 2,
  ...role("body", { weight: "semibold", reading: false }),
  color: scheme.text,
  fontVariantNumeric: "lining-nums",
});
export const note = templateStyle({
  maxWidth: "52em",
  marginBlockStart: 24,
  ...role("caption"),
  color: scheme.text2,
});
