import { pageGlobal, pageStyle } from "@realtor/ui/style-tools";
import { media, visuallyHidden } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const announcement = visuallyHidden;

export const empty = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 560px)",
  minHeight: "calc(100svh - 56px)",
  "@media": {
    [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)", minHeight: 0 },
  },
});

export const text = pageStyle({
  alignSelf: "center",
  maxWidth: 780,
  paddingBlock: "32px 64px",
  paddingInline: vars.layout.margin,
  "@media": {
    [media.upToTablet]: { order: 1, paddingBlockStart: 24 },
    [media.mobile]: { paddingBlock: "8px 32px" },
  },
});

export const heading = pageStyle({ outline: "none" });

export const lead = pageStyle({ maxWidth: "30em", marginBlock: "8px 24px" });

export const address = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 16,
  marginBlockEnd: 24,
  paddingBlock: 16,
  borderBlock: `1px solid ${platform.s200}`,
});

export const code = pageStyle({
  flex: "none",
  width: 96,
  height: 96,
  color: platform.ink,
  "@media": {
    [media.mobile]: { width: 76, height: 76 },
    [media.forcedColors]: { forcedColorAdjust: "none" },
  },
});

export const plan = pageStyle({
  display: "grid",
  placeItems: "center",
  padding: 40,
  color: platform.s500,
  background: platform.s50,
  borderInlineStart: `1px solid ${platform.s200}`,
  vars: { [vars.planGround]: platform.s50 },
  "@media": {
    [media.upToTablet]: {
      justifyItems: "start",
      paddingBlock: "24px 0",
      paddingInline: vars.layout.margin,
      background: "none",
      border: 0,
      vars: { [vars.planGround]: platform.white },
    },
  },
});
pageGlobal(`.${plan} > svg`, {
  width: "100%",
  "@media": { [media.upToTablet]: { width: 190 } },
});
