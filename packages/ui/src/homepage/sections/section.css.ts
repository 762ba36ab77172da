import { sectionGlobal, sectionStyle } from "../../styles/scaled.ts";
import { distance } from "../../styles/distance.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

/** The page. A word that is too long is broken, also in a column that would take its width. */
export const root = sectionStyle({
  position: "relative",
  overflowWrap: "anywhere",
  background: vars.scheme.surface,
});

/** A section on the first surface. */
export const plain = sectionStyle({
  paddingBlock: distance.chapter,
  background: vars.scheme.surface,
});

/** A section on the second surface. */
export const alternate = sectionStyle({
  paddingBlock: distance.chapter,
  background: vars.scheme.surface2,
});

// Two adjacent sections on one surface share the space between them.
for (const surface of [plain, alternate]) {
  sectionGlobal(`${surface} + ${surface}`, { paddingBlockStart: 0 });
}

export const heading = sectionStyle(role("section"));

/** 5 / 7: heading and content, with room for seven Japanese characters. One column on mobile. */
export const split = sectionStyle({
  display: "grid",
  gridTemplateColumns: `minmax(${rem(340)}, 5fr) minmax(0, 7fr)`,
  gap: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Crops a photo. The template sets size and ratio. */
export const frame = sectionStyle({
  position: "relative",
  overflow: "hidden",
  background: vars.scheme.surface2,
});

export const image = sectionStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

export const galleryLink = sectionStyle({ display: "block" });

/** A photo of a gallery; the one in the address has the whole width, which needs no JavaScript. */
export const galleryItem = sectionStyle({
  selectors: {
    "&:target": {
      gridColumn: "1 / -1 !important",
      height: "auto !important",
      marginBlockStart: exact("0 !important", "the designs"),
      scrollMarginBlockStart: 24,
    },
  },
});

sectionGlobal(`${galleryItem}:target ${galleryLink}`, {
  aspectRatio: "3 / 2 !important",
  height: "auto !important",
});
sectionGlobal(`${galleryItem}:target ${image}`, { objectFit: "contain", scale: "none !important" });

/** Continues the grid of the first photos without a gap. */
export const galleryRest = sectionStyle({
  marginBlockStart: 12,
  "@media": { [media.mobile]: { marginBlockStart: 8 } },
});

/** Unit after a figure. */
export const statUnit = sectionStyle({
  marginInlineStart: 4,
  fontSize: exact(".38em", "the figure"),
  letterSpacing: "inherit",
  fontWeight: weight.semibold,
});
