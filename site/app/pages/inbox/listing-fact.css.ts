import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const listing = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
});

export const photo = pageStyle({
  flex: "none",
  width: 96,
  height: 64,
  objectFit: "cover",
  background: platform.s100,
  "@media": { [media.mobile]: { width: 72, height: 54 } },
});

/** Next to the photo if a line of the address fits there. */
export const text = pageStyle({ flex: "1 1 140px", minWidth: 0 });

export const price = pageStyle({
  display: "block",
  fontSize: rem(17),
  fontWeight: 640,
  fontVariantNumeric: "tabular-nums lining-nums",
});
