import { sectionGlobal, sectionStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const caption = sectionStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: 24,
  paddingBlockStart: 16,
  ...role("base"),
  "@media": { [media.mobile]: { flexDirection: "column", gap: 4 } },
});

export const title = sectionStyle({
  ...role("body", { weight: "semibold", reading: false }),
  textWrap: "balance",
});

export const note = sectionStyle({ color: vars.scheme.text2, marginInlineStart: "auto" });

sectionGlobal(`${caption} > ${note}`, {
  "@media": { [media.mobile]: { marginInlineStart: 0 } },
});

/** Replaces a missing still. */
export const titlePlane = sectionStyle({
  position: "absolute",
  inset: 0,
  padding: exact("clamp(20px, 3vw, 40px)", "the width of the video"),
  ...role("card"),
  overflow: "hidden",
  color: vars.scheme.onPlane,
  background: vars.scheme.plane,
  "@media": { [media.mobile]: role("lead", { weight: "strong", reading: false }) },
});

/** The play button, which otherwise has the color of the plane. */
sectionGlobal(`${titlePlane} + span`, {
  color: vars.scheme.plane,
  background: vars.scheme.onPlane,
  boxShadow: "none",
});
