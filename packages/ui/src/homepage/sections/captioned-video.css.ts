import { media } from "../../styles/media.ts";
import { sectionGlobal, sectionStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";
import { rem } from "../../styles/rem.ts";

export const caption = sectionStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: 24,
  paddingBlockStart: 18,
  fontSize: rem(16),
  lineHeight: rem(26),
  "@media": { [media.mobile]: { flexDirection: "column", gap: 4 } },
});

export const title = sectionStyle({ fontSize: rem(18), fontWeight: 620, textWrap: "balance" });

export const note = sectionStyle({ color: vars.scheme.text2, marginInlineStart: "auto" });

sectionGlobal(`${caption} > ${note}`, {
  "@media": { [media.mobile]: { marginInlineStart: 0 } },
});

/** Replaces a missing still. */
export const titlePlane = sectionStyle({
  position: "absolute",
  inset: 0,
  padding: "clamp(20px, 3vw, 40px)",
  fontSize: rem(28),
  lineHeight: 1.4,
  fontWeight: 620,
  overflow: "hidden",
  color: vars.scheme.onPlane,
  background: vars.scheme.plane,
  "@media": { [media.mobile]: { fontSize: rem(18) } },
});

/** The play button, which otherwise has the color of the plane. */
sectionGlobal(`${titlePlane} + span`, {
  color: vars.scheme.plane,
  background: vars.scheme.onPlane,
  boxShadow: "none",
});
