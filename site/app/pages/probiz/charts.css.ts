import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;
const forcedColorsFill = (fill: string) => ({ "@media": { [media.forcedColors]: { fill } } });

export const chart = pageStyle({ display: "block", width: "100%", overflow: "visible" });

export const bar = pageStyle({ fill: scheme.accentUi, ...forcedColorsFill("CanvasText") });

export const track = pageStyle({ fill: scheme.line, ...forcedColorsFill("Canvas") });

export const ground = pageStyle({ stroke: scheme.text, strokeWidth: 1 });

export const name = pageStyle({
  fill: scheme.text,
  fontSize: 16,
  ...forcedColorsFill("CanvasText"),
});

export const number = pageStyle({
  fill: scheme.text,
  fontSize: 16,
  fontWeight: 640,
  fontVariantNumeric: "tabular-nums lining-nums",
  ...forcedColorsFill("CanvasText"),
});
