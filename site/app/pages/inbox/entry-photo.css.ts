import { pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const photo = pageStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 64,
  height: 48,
  objectFit: "cover",
  color: platform.s500,
  background: platform.s100,
  selectors: {
    "&[data-size=strip]": { width: 96, height: 64 },
    "&[data-size=home]": { width: 80, height: 60 },
  },
  "@media": {
    [media.mobile]: {
      selectors: { "&:is([data-size=strip], [data-size=home])": { width: 72, height: 54 } },
    },
  },
});
