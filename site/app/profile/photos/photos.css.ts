import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { media } from "@realtor/ui/styles";

const { scheme } = vars;

export const galleryFrame = pageStyle({
  position: "relative",
  aspectRatio: "4 / 3",
  overflow: "hidden",
  background: scheme.hover,
});

export const galleryImage = pageStyle({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

/** Position, or the label of the first photo. */
export const galleryNumber = pageStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  padding: "4px 8px",
  color: scheme.text,
  background: scheme.surface,
  ...role("fine", { weight: "semibold" }),
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const galleryLabel = pageStyle([
  galleryNumber,
  { insetBlockStart: "auto", insetBlockEnd: 0, maxWidth: "100%" },
]);

export const galleryActions = pageStyle({ display: "flex", flexWrap: "wrap", columnGap: 12 });

export const root = pageStyle({ display: "grid", gap: 12 });

export const label = pageStyle({
  ...role("small", { weight: "semibold" }),
  marginBlockEnd: 8,
  padding: 0,
});

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

export const hint = pageStyle({
  marginBlockEnd: 8,
  color: platform.s600,
  ...role("small"),
  selectors: { "&:empty": { display: "none" } },
});

pageGlobal(`${hint} > span`, { display: "block" });

export const later = pageStyle({
  paddingBlock: 8,
  color: platform.s600,
  ...role("small"),
});
