import { pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { compact } from "#app/admin/editor-bar.ts";

const { platform } = vars;

/** Four to three. */
export const photo = pageStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 88,
  height: 66,
  objectFit: "cover",
  color: platform.s500,
  background: platform.s100,
  selectors: { "&[data-size=head]": { width: 72, height: 54 } },
  "@media": {
    [compact]: { selectors: { "&[data-size=row]": { width: 112, height: 84 } } },
    [media.mobile]: {
      selectors: {
        "&[data-size=row]": { width: 96, height: 72 },
        "&[data-size=head]": { width: 64, height: 48 },
      },
    },
  },
});
