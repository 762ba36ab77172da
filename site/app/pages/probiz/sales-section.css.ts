import { distance, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

export const section = pageStyle({
  paddingBlock: distance.section,
  background: scheme.surface2,
  color: scheme.text,
});

export const lead = pageStyle({ ...role("lead"), marginBlockEnd: 64, textWrap: "pretty" });

/** A chart and its table. */
export const pair = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
  columnGap: 64,
  rowGap: 32,
  alignItems: "start",
  paddingBlock: "32px 64px",
  borderBlockStart: `1px solid ${scheme.text}`,
  "@media": {
    [media.tablet]: { columnGap: layout.gutter },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", paddingBlock: "24px 64px" },
  },
});

export const heading = pageStyle({ ...role("card"), gridColumn: "1 / -1" });

export const note = pageStyle({
  ...role("small"),
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});

const forcedColorsFill = (fill: string) => ({ "@media": { [media.forcedColors]: { fill } } });

export const chart = pageStyle({ display: "block", width: "100%", overflow: "visible" });

export const bar = pageStyle({ fill: scheme.accentUi, ...forcedColorsFill("CanvasText") });

export const track = pageStyle({ fill: scheme.line, ...forcedColorsFill("Canvas") });

export const ground = pageStyle({ stroke: scheme.text, strokeWidth: 1 });

export const chartName = pageStyle({
  fill: scheme.text,
  ...role("base"),
  ...forcedColorsFill("CanvasText"),
});

export const chartNumber = pageStyle({
  fill: scheme.text,
  ...role("base", { weight: "strong" }),
  fontVariantNumeric: "tabular-nums lining-nums",
  ...forcedColorsFill("CanvasText"),
});
