import { distance, exact, pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { fittedRole } from "#app/layout/fitted-role.ts";

export const features = pageStyle({
  paddingBlock: distance.chapter,
  // below-fold.css
  "@media": { [media.mobile]: { vars: { "--estimated-block-size": "2000px" } } },
});

export const sectionTitle = pageStyle({ ...fittedRole("banner"), whiteSpace: "pre-line" });

// On phones the line break of the English title would leave a single word on its line.
pageGlobal(`${features} ${sectionTitle}:lang(en)`, {
  "@media": { [media.mobile]: { whiteSpace: "normal" } },
});

export const cards = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 24,
  marginBlockStart: distance.band,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 64 } },
});

export const art = pageStyle({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "4 / 5",
  background: vars.platform.s200,
  "@media": { [media.mobile]: { aspectRatio: "1 / 1" } },
});

export const artImage = pageStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

export const cardTitle = pageStyle({
  ...role("card"),
  marginBlock: "24px 8px",
  "@media": {
    [media.tablet]: { fontSize: exact("1.3125rem", "a third of the width") },
    [media.mobile]: { marginBlockStart: 20 },
  },
});

export const cardBody = pageStyle({ color: vars.platform.s600, maxWidth: "22em" });

export const nameplate = pageStyle({
  position: "absolute",
  insetInlineStart: 32,
  insetBlockEnd: 32,
  width: 236,
  paddingBlock: 4,
  paddingInline: 20,
  background: vars.platform.white,
  color: vars.platform.ink,
  "@media": {
    [media.tablet]: { insetInline: 14, insetBlockEnd: 14, width: "auto", paddingInline: 12 },
    [media.mobile]: { insetInlineStart: 20, insetBlockEnd: 20, width: 196 },
  },
});

export const nameplateLine = pageStyle({
  display: "block",
  ...role("lead", { weight: "semibold" }),
  paddingBlock: 12,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.platform.s300}` } },
  "@media": { [media.tablet]: { paddingBlock: 8 } },
});

/** Ten nameplates, each in the palette and typeface of its agent. */
export const nameWall = pageStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gridAutoRows: "1fr",
});

/** A drawing of names. */
export const wallName = pageStyle({
  display: "flex",
  alignItems: "flex-end",
  padding: 16,
  fontSize: exact("1.3125rem"),
  lineHeight: exact("1.2"),
  fontWeight: weight.semibold,
  letterSpacing: exact("-.03em"),
  selectors: { "&:lang(ja)": { letterSpacing: exact(".02em") } },
  "@media": {
    [media.tablet]: { ...role("small", { weight: "semibold" }), padding: 12 },
    // At 320 px a name of two words has one line, so that all rows fit.
    [media.mobile]: {
      fontSize: exact("min(1.1875rem, 4.9vw)"),
      paddingBlock: 12,
      paddingInline: exact("8%"),
    },
  },
});

export const wallNameSerif = pageStyle({
  fontFamily: vars.font.serif,
  fontWeight: weight.regular,
  selectors: {
    "&:lang(ja)": {
      fontFamily: vars.font.serifJa,
      letterSpacing: exact(".04em"),
      fontWeight: weight.semibold,
    },
  },
});

export const statusTab = pageStyle({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: "flex",
  alignItems: "center",
  gap: 8,
  paddingBlock: 8,
  paddingInline: 16,
  background: vars.platform.white,
  ...role("small", { weight: "semibold" }),
  "::before": { content: '""', width: 9, height: 9, background: vars.platform.blue },
});

export const priceStrip = pageStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  padding: "16px 20px",
  background: vars.platform.white,
  border: `1px solid ${vars.platform.s200}`,
  borderBlockStart: 0,
  "@media": { [media.tablet]: { padding: 12 } },
});

export const stripPrice = pageStyle({ display: "block", ...role("card") });

export const stripFacts = pageStyle({
  ...role("small"),
  color: vars.platform.s600,
});
