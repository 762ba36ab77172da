import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const table = pageStyle({});
// A tablet shows template and color next to the state.
templateGlobal(`.${table} tr > :nth-child(4)`, {
  "@media": { [media.tablet]: { display: "none" } },
});
// The portraits share an edge with the heading and the search field.
templateGlobal(`.${table} tr > :first-child`, { paddingInlineStart: 0 });
templateGlobal(`.${table} tbody td`, { height: 76 });
templateGlobal(`.${table} tbody td`, { "@media": { [media.mobile]: { height: "auto" } } });
templateGlobal(`.${table} td`, { overflowWrap: "normal" });
// Japanese names break between words only.
templateGlobal(`.${table} tbody :lang(ja)`, { wordBreak: "keep-all" });

export const portrait = pageStyle({
  flex: "none",
  width: 52,
  height: 52,
  background: platform.s100,
  objectFit: "cover",
  objectPosition: "50% 18%",
  "@media": { [media.mobile]: { width: 64, height: 80 } },
});

/** Shown instead of a missing portrait. */
export const initial = pageStyle({
  display: "grid",
  placeItems: "center",
  fontSize: rem(20),
  fontWeight: 600,
  color: platform.s600,
  textTransform: "uppercase",
});

export const name = pageStyle({
  display: "block",
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 620,
  "@media": { [media.mobile]: { fontSize: rem(18), lineHeight: rem(26), fontWeight: 640 } },
});

export const small = pageStyle({
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(20),
  color: platform.s600,
});

export const wideOnly = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });

/** Narrow screens show two regions only. */
export const furtherRegion = pageStyle({ "@media": { [media.upToTablet]: { display: "none" } } });

/** Stays on one line up to `maxWidth`. */
export const address = pageStyle({
  display: "block",
  width: "max-content",
  maxWidth: 220,
  fontFeatureSettings: '"ss06"',
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { maxWidth: 140 } },
});

export const design = pageStyle({ display: "flex", alignItems: "center", gap: 12 });

export const swatch = pageStyle({
  flex: "none",
  width: 28,
  height: 28,
  border: `1px solid ${platform.s300}`,
});

export const color = pageStyle({ fontVariantNumeric: "tabular-nums lining-nums" });

export const regions = pageStyle({ "@media": { [media.mobile]: { color: platform.s600 } } });

export const state = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  whiteSpace: "nowrap",
  "@media": {
    [media.tablet]: { flexDirection: "column", alignItems: "flex-start", gap: 2 },
    [media.mobile]: { marginBlockStart: 6 },
  },
});

/** The template next to the state, where it has no column. */
export const inlineDesign = pageStyle({
  display: "none",
  alignItems: "center",
  gap: 12,
  fontSize: rem(14),
  color: platform.s600,
  "@media": {
    [media.tablet]: { display: "inline-flex", gap: 8 },
    [media.mobile]: { display: "inline-flex" },
  },
});
templateGlobal(`.${inlineDesign} > .${swatch}`, { width: 16, height: 16 });

export const date = pageStyle({
  color: platform.s600,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const actions = pageStyle({
  display: "flex",
  justifyContent: "flex-end",
  alignItems: "center",
  "@media": { [media.mobile]: { height: 80 } },
});

/** An icon link of 44 px. */
export const iconLink = pageStyle({
  display: "inline-grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  color: "inherit",
  selectors: { "&:hover": { background: platform.s100 } },
  "@media": { [media.mobile]: { display: "none" } },
});
templateGlobal(`.${iconLink} > svg`, { width: 24, height: 24 });

/** Placeholder that keeps the space of a missing link. */
export const noLink = pageStyle({ width: 44, "@media": { [media.mobile]: { display: "none" } } });
