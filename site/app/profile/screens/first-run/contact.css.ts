import { pageGlobal, pageStyle, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const channels = pageStyle({ borderBlockStart: `1px solid ${platform.s200}` });

export const channel = pageStyle({
  display: "grid",
  gridTemplateColumns: "168px minmax(0, 1fr)",
  alignItems: "start",
  columnGap: 12,
  minHeight: 60,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${platform.s200}`,
  selectors: { "&:lang(ja)": { gridTemplateColumns: "180px minmax(0, 1fr)" } },
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "128px minmax(0, 1fr)",
      selectors: { "&:lang(ja)": { gridTemplateColumns: "138px minmax(0, 1fr)" } },
    },
    [media.tiny]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      selectors: { "&:lang(ja)": { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});
pageGlobal(`.${channel} label`, { fontWeight: weight.semibold });

/** Its label is next to it, at the checkbox. */
export const field = pageStyle({});
pageGlobal(`.${field} > :first-child`, {
  position: "absolute",
  width: 1,
  height: 1,
  margin: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
pageGlobal(`.${field} input`, { minHeight: 44, height: 44, paddingInline: 12 });

export const language = pageStyle({
  flex: "1 1 auto",
  minWidth: 104,
  paddingInline: "8px 12px",
  border: `1px solid ${platform.s300}`,
  borderRadius: vars.radius.control,
  fontWeight: weight.semibold,
  selectors: { "&:has(:checked)": { borderColor: platform.ink } },
});
