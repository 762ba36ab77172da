import { distance } from "../../styles/distance.ts";
import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { columnEdge } from "../../styles/layout.css.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { inLanguage } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

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
  paddingInline: columnEdge,
});

export const body = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  alignItems: "center",
  gap: 24,
  paddingBlockEnd: distance.band,
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      gap: 40,
      paddingBlock: 40,
    },
  },
});

export const title = componentStyle({
  ...role("banner"),
  marginBlockEnd: 20,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  "@media": {
    [media.mobile]: {
      // A phrase of nine characters fits.
      selectors: {
        [inLanguage.ja]: { fontSize: exact(`min(${vars.size.banner}, 9.6vw)`, "nine characters") },
      },
    },
  },
});

export const lead = componentStyle({
  ...role("body", { reading: false }),
  color: scheme.text2,
  marginBlockEnd: 32,
  "@media": { [media.mobile]: { marginBlockEnd: 24 } },
});

export const action = componentStyle({});

componentGlobal(`.${action} > a`, { "@media": { [media.mobile]: { width: "100%" } } });

export const reference = componentStyle({
  marginBlockStart: 24,
  ...role("caption"),
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const illustration = componentStyle({ color: scheme.accentUi });

// On a phone a third of the size of the drawing: its lines would be a third of a pixel.
componentGlobal(`.${illustration} [data-layer] path`, { vectorEffect: "non-scaling-stroke" });
