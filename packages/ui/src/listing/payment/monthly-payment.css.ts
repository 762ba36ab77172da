import { onPlane } from "../../homepage/designs/design.css.ts";
import { serif } from "../../homepage/designs/editorial/serif.css.ts";
import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;
const editorial = '[data-template="editorial"]';

export const root = templateStyle({
  marginBlockEnd: 112,
  paddingBlock: 72,
  background: scheme.surface2,
  "@media": {
    [media.mobile]: { marginBlockEnd: 72, paddingBlock: 56 },
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

export const heading = templateStyle({
  fontSize: rem(24),
  lineHeight: rem(32),
  fontWeight: 620,
  letterSpacing: "-.03em",
});

/** The total, or what is missing for it. */
export const total = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 10px",
  marginBlockStart: 12,
  fontSize: rem(64),
  lineHeight: 1.1,
  fontWeight: 620,
  letterSpacing: "-.05em",
  fontVariantNumeric: "lining-nums tabular-nums",
  selectors: {
    "&[data-missing]": { fontSize: rem(28), lineHeight: rem(40), letterSpacing: "-.03em" },
  },
  "@media": { [media.laptop]: { fontSize: rem(52) }, [media.mobile]: { fontSize: rem(52) } },
});
export const perMonth = templateStyle({
  fontSize: rem(20),
  fontWeight: 550,
  letterSpacing: "-.02em",
});
templateGlobal(`${editorial} :is(${heading}, ${total})`, { ...serif, fontWeight: 400 });
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
  gap: 2,
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
  gap: "12px 36px",
  marginBlockStart: 14,
  fontSize: rem(15),
  lineHeight: rem(22),
  color: scheme.text2,
});
export const item = templateStyle({
  display: "grid",
  gridTemplateColumns: "10px auto",
  columnGap: 10,
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
  fontSize: rem(17),
  lineHeight: rem(26),
  fontWeight: 620,
  color: scheme.text,
  fontVariantNumeric: "lining-nums",
});
export const note = templateStyle({
  maxWidth: "52em",
  marginBlockStart: 24,
  fontSize: rem(14),
  lineHeight: rem(22),
  color: scheme.text2,
});
