import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
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
  padding: "32px 64px 60px",
  "@media": {
    [media.tablet]: { order: 1, padding: "24px 32px 60px" },
    [media.mobile]: { order: 1, padding: "8px 20px 32px" },
  },
});

export const head = pageStyle({
  marginBlockEnd: 12,
  "@media": { [media.mobile]: { marginBlockEnd: 8 } },
});

export const heading = pageStyle({
  outline: "none",
  fontSize: rem(40),
  lineHeight: rem(50),
  "@media": { [media.mobile]: { fontSize: rem(28), lineHeight: rem(38) } },
});

export const lead = pageStyle({
  maxWidth: "30em",
  marginBlockEnd: 28,
  fontSize: rem(18),
  lineHeight: rem(29),
  color: platform.s600,
  "@media": { [media.mobile]: { marginBlockEnd: 20, fontSize: rem(16), lineHeight: rem(25) } },
});

export const address = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 20,
  marginBlockEnd: 24,
  paddingBlock: 18,
  borderBlock: `1px solid ${platform.s200}`,
  "@media": { [media.mobile]: { gap: 14 } },
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

export const hint = pageStyle({
  display: "block",
  fontSize: rem(15),
  lineHeight: rem(22),
  color: platform.s600,
});

export const plan = pageStyle({
  display: "grid",
  placeItems: "center",
  padding: 48,
  color: platform.s500,
  background: platform.s50,
  borderInlineStart: `1px solid ${platform.s200}`,
  vars: { [vars.planGround]: platform.s50 },
  "@media": {
    [media.upToTablet]: {
      justifyItems: "start",
      padding: "24px 32px 0",
      background: "none",
      border: 0,
      vars: { [vars.planGround]: platform.white },
    },
    [media.mobile]: { padding: "24px 20px 0" },
  },
});
templateGlobal(`.${plan} > svg`, {
  width: "100%",
  "@media": { [media.upToTablet]: { width: 190 } },
});
