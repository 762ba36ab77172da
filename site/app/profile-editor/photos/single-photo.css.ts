import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "128px minmax(0, 1fr)",
  alignItems: "center",
  gap: 24,
  selectors: { "&[data-wide]": { gridTemplateColumns: "168px minmax(0, 1fr)" } },
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "88px minmax(0, 1fr)",
      gap: 16,
      selectors: { "&[data-wide]": { gridTemplateColumns: "128px minmax(0, 1fr)" } },
    },
  },
});

export const frame = pageStyle({
  display: "block",
  width: "100%",
  overflow: "hidden",
  background: platform.s100,
});

const image = { display: "block", width: "100%", height: "100%" } as const;

export const framed = pageStyle({ ...image, objectFit: "cover" });

export const whole = pageStyle({ ...image, objectFit: "contain" });

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
  selectors: { "&:empty": { display: "none" } },
});

templateGlobal(`${hint} > span`, { display: "block" });

export const links = pageStyle({ display: "flex", flexWrap: "wrap", columnGap: 20 });

export const later = pageStyle({
  paddingBlock: 8,
  color: platform.s600,
  fontSize: rem(15),
  lineHeight: rem(22),
});
