import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { inLanguage } from "../../styles/states.ts";
import { rem } from "../../styles/rem.ts";

const { scheme, layout } = vars;

export const page = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: `minmax(${layout.header}, auto) 1fr`,
  minHeight: "100svh",
  color: scheme.text,
  background: scheme.surface,
});

export const top = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 16,
  paddingInline: `max(${layout.margin}, calc((100% - ${layout.max}) / 2))`,
});

export const body = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  alignItems: "center",
  gap: 24,
  paddingBlockEnd: 80,
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      gap: 48,
      paddingBlock: "40px",
    },
  },
});

export const title = componentStyle({
  fontSize: rem(64),
  lineHeight: 1.24,
  letterSpacing: "-.04em",
  marginBlockEnd: 20,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  selectors: {
    [inLanguage.en]: { lineHeight: 1.06, letterSpacing: "-.04em" },
    [inLanguage.ja]: { fontSize: rem(54), lineHeight: 1.24, letterSpacing: 0 },
  },
  "@media": {
    // The largest size at which the longest line fits the column.
    [media.upToLaptop]: {
      fontSize: `clamp(${rem(46)}, 4.44vw, ${rem(64)})`,
      selectors: { [inLanguage.ja]: { fontSize: `clamp(${rem(42)}, 3.75vw, ${rem(54)})` } },
    },
    [media.upToTablet]: {
      fontSize: rem(46),
      selectors: { [inLanguage.ja]: { fontSize: rem(42) } },
    },
    [media.mobile]: {
      fontSize: rem(40),
      // A phrase of nine characters fits.
      selectors: { [inLanguage.ja]: { fontSize: `min(${rem(40)}, 9.6vw)` } },
    },
  },
});

export const lead = componentStyle({
  fontSize: rem(18),
  color: scheme.text2,
  marginBlockEnd: 36,
  "@media": { [media.mobile]: { fontSize: rem(17), marginBlockEnd: 28 } },
});

export const action = componentStyle({});

componentGlobal(`.${action} > a`, { "@media": { [media.mobile]: { width: "100%" } } });

export const reference = componentStyle({
  marginBlockStart: 28,
  fontSize: rem(14),
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const illustration = componentStyle({ color: scheme.accentUi });

// On a phone a third of the size of the drawing: its lines would be a third of a pixel.
componentGlobal(`.${illustration} [data-layer] path`, { vectorEffect: "non-scaling-stroke" });
