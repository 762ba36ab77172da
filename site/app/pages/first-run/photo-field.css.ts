import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "128px minmax(0, 1fr)",
  alignItems: "center",
  gap: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "88px minmax(0, 1fr)", gap: 16 } },
});

export const frame = pageStyle({
  width: "100%",
  aspectRatio: "4 / 5",
  objectFit: "cover",
  objectPosition: "50% 18%",
  background: platform.s100,
});

export const empty = pageStyle({
  display: "grid",
  placeItems: "center",
  color: platform.s600,
  background: platform.s50,
  outline: `1.5px dashed ${platform.s500}`,
  outlineOffset: -1.5,
});

export const actions = pageStyle({ display: "grid", justifyItems: "start", gap: 4 });

export const hint = pageStyle({
  marginBlockEnd: 8,
  color: platform.s600,
  fontSize: rem(15),
  lineHeight: rem(22),
  "@media": { [media.mobile]: { display: "none" } },
});

export const forDrop = pageStyle({
  display: "none",
  "@media": { [media.hover]: { display: "inline" } },
});

export const forTouch = pageStyle({ "@media": { [media.hover]: { display: "none" } } });

export const later = pageStyle({
  paddingBlock: 8,
  color: platform.s600,
  fontSize: rem(15),
  lineHeight: rem(22),
});
