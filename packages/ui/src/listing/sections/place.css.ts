import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const plan = templateStyle({
  position: "relative",
  height: 280,
  overflow: "hidden",
  color: scheme.text,
  background: scheme.surface2,
  borderBlock: `1px solid ${scheme.text}`,
  "@media": { [media.mobile]: { height: 220 } },
  selectors: {
    "&[data-open]": { height: 520, "@media": { [media.mobile]: { height: 400 } } },
  },
});
templateGlobal(`[data-template="panorama"] ${plan}`, { borderColor: scheme.line });
templateGlobal(`${plan} > svg`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
});
export const street = templateStyle({ fill: scheme.surface });
export const line = templateStyle({
  fill: "none",
  stroke: "currentColor",
  vectorEffect: "non-scaling-stroke",
});
export const lot = templateStyle({
  fill: scheme.fill,
  stroke: "currentColor",
  vectorEffect: "non-scaling-stroke",
});
export const label = templateStyle({ fill: "currentColor", fontSize: 18, fontWeight: 600 });
export const number = templateStyle({ fill: scheme.onFill, fontSize: 30, fontWeight: 640 });

export const caption = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "4px 24px",
  paddingBlockStart: 12,
  fontSize: rem(16),
  lineHeight: rem(26),
});
