import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;
const wide = "(min-width: 75em)";

export const copy = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 8,
  marginBlockEnd: 10,
});

export const address = pageStyle({
  width: "100%",
  height: 56,
  paddingInline: 12,
  border: `1px solid ${platform.s300}`,
  borderRadius: vars.radius.control,
  color: "inherit",
  background: "none",
  font: "inherit",
  fontSize: rem(16),
  fontWeight: 580,
  textOverflow: "ellipsis",
  "@media": { [wide]: { paddingInline: 16, fontSize: rem(18) } },
});
templateGlobal(`.${copy} > button`, {
  minWidth: 0,
  paddingInline: 20,
  "@media": { [wide]: { minWidth: 144 } },
});

templateGlobal(`.${copy} svg`, { "@media": { [media.mobile]: { display: "none" } } });

export const failed = pageStyle({ display: "block", marginBlockEnd: 8, color: platform.red });

export const channels = pageStyle({
  display: "grid",
  gridAutoColumns: "minmax(0, 1fr)",
  gridAutoFlow: "column",
  "@media": { [media.aboveMobile]: { gap: 8, gridAutoColumns: "minmax(max-content, 1fr)" } },
});

export const channel = pageStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: 4,
  minHeight: 60,
  paddingBlock: 8,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 560,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  "@media": {
    [media.aboveMobile]: {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: 10,
      minHeight: 48,
      padding: "0 6px",
      border: `1px solid ${platform.s300}`,
      borderRadius: vars.radius.control,
      fontSize: rem(16),
      selectors: { "&:hover": { borderColor: platform.ink } },
    },
  },
});
templateGlobal(`.${channel} > svg`, {
  width: 26,
  height: 26,
  flex: "none",
  "@media": { [media.aboveMobile]: { width: 20, height: 20 } },
});

export const status = pageStyle({
  display: "block",
  color: platform.s600,
  fontSize: rem(14),
  selectors: { "&:not(:empty)": { marginBlockStart: 8 } },
});
