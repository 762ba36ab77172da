import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { inLanguage } from "../../styles/states.ts";

const { scheme, layout } = vars;

export const page = componentStyle({
  display: "grid",
  gridTemplateRows: `${layout.header} 1fr`,
  minHeight: "100svh",
  color: scheme.text,
  background: scheme.surface,
});

export const top = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  paddingInline: layout.margin,
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
  fontSize: 64,
  lineHeight: 1.24,
  letterSpacing: "-.04em",
  marginBlockEnd: 20,
  whiteSpace: "pre-line",
  selectors: {
    [inLanguage.en]: { lineHeight: 1.06, letterSpacing: "-.04em" },
    [inLanguage.ja]: { fontSize: 54, lineHeight: 1.24, letterSpacing: 0 },
  },
  "@media": {
    // The largest size at which the longest line fits the column.
    [media.upToLaptop]: {
      fontSize: "clamp(46px, 4.44vw, 64px)",
      selectors: { [inLanguage.ja]: { fontSize: "clamp(42px, 3.75vw, 54px)" } },
    },
    [media.upToTablet]: { fontSize: 46, selectors: { [inLanguage.ja]: { fontSize: 42 } } },
    [media.mobile]: { fontSize: 40, selectors: { [inLanguage.ja]: { fontSize: 40 } } },
  },
});

export const lead = componentStyle({
  fontSize: 18,
  color: scheme.text2,
  marginBlockEnd: 36,
  "@media": { [media.mobile]: { fontSize: 17, marginBlockEnd: 28 } },
});

export const action = componentStyle({});

componentGlobal(`.${action} > a`, { "@media": { [media.mobile]: { width: "100%" } } });

export const reference = componentStyle({
  marginBlockStart: 28,
  fontSize: 14,
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const illustration = componentStyle({ color: scheme.accentUi });
