import { distance, exact, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { fittedRole } from "#app/layout/fitted-role.ts";

const { layout } = vars;

export const closing = pageStyle({
  position: "relative",
  overflow: "hidden",
  color: vars.platform.white,
  background: vars.platform.blue,
  vars: {
    [vars.planGround]: vars.platform.blue,
    [vars.scheme.focus]: vars.platform.white,
  },
});

export const content = pageStyle({
  position: "relative",
  zIndex: 1,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  alignItems: "flex-start",
  minHeight: 720,
  paddingBlock: distance.chapter,
  "@media": {
    [media.upToTablet]: { minHeight: 0, paddingBlockEnd: exact(640, "the drawing") },
    [media.mobile]: { paddingBlockEnd: exact(460, "the drawing"), alignItems: "stretch" },
  },
});

export const title = pageStyle({ ...fittedRole("display"), whiteSpace: "pre-line" });

export const lead = pageStyle({
  ...role("lead"),
  marginBlock: "24px 40px",
  maxWidth: "26em",
  textWrap: "balance",
  "@media": { [media.mobile]: { marginBlock: "16px 32px" } },
});

export const drawing = pageStyle({
  position: "absolute",
  // Begins after the text.
  insetInlineEnd: "min(-120px, 100% - 1440px)",
  insetBlockStart: "50%",
  width: 860,
  transform: "translateY(-50%)",
  opacity: 0.52,
  "@media": {
    [media.upToTablet]: {
      width: 760,
      insetInlineEnd: "auto",
      insetInlineStart: layout.margin,
      insetBlockStart: "auto",
      insetBlockEnd: -40,
      transform: "none",
    },
    [media.mobile]: { width: 560, insetInlineStart: 28, insetBlockEnd: -8 },
  },
});
