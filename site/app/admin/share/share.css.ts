import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;
const wide = "(min-width: 75em)";

export const copy = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 8,
  marginBlockEnd: 8,
});

export const address = pageStyle({
  width: "100%",
  height: 56,
  paddingInline: 12,
  border: `1px solid ${platform.s300}`,
  borderRadius: vars.radius.control,
  color: "inherit",
  background: "none",
  ...role("base", { weight: "semibold" }),
  textOverflow: "ellipsis",
  "@media": { [wide]: { paddingInline: 16, fontSize: role("body").fontSize } },
});
pageGlobal(`.${copy} > button`, {
  minWidth: 0,
  paddingInline: 20,
  "@media": { [wide]: { minWidth: 144 } },
});

pageGlobal(`.${copy} svg`, { "@media": { [media.mobile]: { display: "none" } } });

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
  minHeight: 64,
  paddingBlock: 4,
  ...role("fine", { weight: "semibold" }),
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  "@media": {
    [media.aboveMobile]: {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: 8,
      minHeight: 48,
      padding: "0 4px",
      border: `1px solid ${platform.s300}`,
      borderRadius: vars.radius.control,
      fontSize: role("base").fontSize,
      selectors: { "&:hover": { borderColor: platform.ink } },
    },
  },
});
pageGlobal(`.${channel} > svg`, {
  width: 26,
  height: 26,
  flex: "none",
  "@media": { [media.aboveMobile]: { width: 20, height: 20 } },
});

export const status = pageStyle({
  display: "block",
  color: platform.s600,
  ...role("caption"),
  selectors: { "&:not(:empty)": { marginBlockStart: 8 } },
});
