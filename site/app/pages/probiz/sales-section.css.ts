import { rem, templateStyle as pageStyle, text } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

export const section = pageStyle({
  paddingBlock: "104px 120px",
  background: scheme.surface2,
  color: scheme.text,
  "@media": { [media.mobile]: { paddingBlock: "72px 80px" } },
});

export const lead = pageStyle({ ...text("lead"), marginBlockEnd: 56, textWrap: "pretty" });

/** A chart and its table. */
export const pair = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
  columnGap: 64,
  rowGap: 32,
  alignItems: "start",
  paddingBlock: "32px 72px",
  borderBlockStart: `1px solid ${scheme.text}`,
  "@media": {
    [media.tablet]: { columnGap: layout.gutter },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", paddingBlock: "24px 56px" },
  },
});

export const heading = pageStyle({ ...text("cardTitle"), gridColumn: "1 / -1" });

export const note = pageStyle({
  fontSize: rem(15),
  lineHeight: rem(24),
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
  fontSize: rem(16),
  ...forcedColorsFill("CanvasText"),
});

export const chartNumber = pageStyle({
  fill: scheme.text,
  fontSize: rem(16),
  fontWeight: 640,
  fontVariantNumeric: "tabular-nums lining-nums",
  ...forcedColorsFill("CanvasText"),
});
