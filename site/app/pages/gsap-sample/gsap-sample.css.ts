import { rem, templateStyle as pageStyle, text } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

/** No space while the live region is empty. */
export const reducedMotion = pageStyle({
  selectors: {
    "&:not(:empty)": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "12px 24px",
      marginBlockStart: 32,
    },
  },
});

export const card = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: layout.gutter,
  alignItems: "start",
  marginBlockStart: 72,
  paddingBlockStart: 32,
  borderBlockStart: `1px solid ${scheme.text}`,
  "@media": {
    [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)", marginBlockStart: 56 },
  },
});

export const heading = pageStyle({ ...text("cardTitle"), marginBlockEnd: 12 });

export const description = pageStyle({
  maxWidth: "30em",
  color: scheme.text2,
  textWrap: "pretty",
});

export const demo = pageStyle({ minWidth: 0 });

export const stage = pageStyle({ background: scheme.surface2, overflow: "clip" });

export const plate = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: 12,
  padding: 56,
  "@media": { [media.mobile]: { padding: "32px 20px" } },
});

export const name = pageStyle({
  fontSize: rem(72),
  lineHeight: 1.1,
  fontWeight: 660,
  letterSpacing: "-.04em",
  marginBlockStart: 12,
  selectors: { "&:lang(ja)": { letterSpacing: ".02em" } },
  "@media": { [media.mobile]: { fontSize: rem(44) } },
});

export const tagline = pageStyle({ ...text("lead"), whiteSpace: "pre-line" });

export const figure = pageStyle({
  padding: 56,
  fontSize: rem(16),
  lineHeight: rem(26),
  color: scheme.text2,
  "@media": { [media.mobile]: { padding: "32px 20px" } },
});

export const number = pageStyle({
  ...text("statPortrait"),
  display: "block",
  fontVariantNumeric: "tabular-nums lining-nums",
  color: scheme.text,
});

export const filmStrip = pageStyle({
  position: "relative",
  display: "flex",
  gap: 12,
  overflowX: "auto",
  scrollbarWidth: "thin",
  scrollbarColor: `${scheme.control} transparent`,
});

const slideFrame = { flex: "none", width: "min(80%, 560px)", aspectRatio: "16 / 10" } as const;

export const slide = pageStyle(slideFrame);

export const drawing = pageStyle({
  ...slideFrame,
  display: "grid",
  placeItems: "center",
  padding: 24,
  color: scheme.accentUi,
  vars: { [vars.planGround]: scheme.surface2 },
});

export const photo = pageStyle({ width: "100%", height: "100%", objectFit: "cover" });

export const controls = pageStyle({
  minWidth: 0,
  padding: 0,
  border: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 12,
  marginBlockStart: 16,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const state = pageStyle({
  marginInlineStart: 4,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: scheme.text2,
});
