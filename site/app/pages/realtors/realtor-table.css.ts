import { templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

const portraitOnPhone = { width: 64, height: 80 };

/** Around the table: on a phone each row keeps room for its portrait at the left. */
export const table = pageStyle({});
// A tablet shows template and colour beside the state.
templateGlobal(`.${table} tr > :nth-child(3)`, {
  "@media": { [media.tablet]: { display: "none" } },
});
templateGlobal(`.${table} tbody > tr`, {
  "@media": {
    [media.mobile]: {
      position: "relative",
      minHeight: 112,
      paddingInlineStart: portraitOnPhone.width + 16,
    },
  },
});
templateGlobal(`.${table} tbody > tr > *`, { "@media": { [media.mobile]: { minHeight: 0 } } });
templateGlobal(`.${table} td, .${table} tbody th`, { overflowWrap: "normal" });
// Names of people and cities break between them, and not after any letter.
templateGlobal(`.${table} tbody :lang(ja)`, { wordBreak: "keep-all" });

export const person = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 16,
  minWidth: 0,
});

export const portrait = pageStyle({
  flex: "none",
  width: 52,
  height: 52,
  background: platform.s100,
  objectFit: "cover",
  objectPosition: "50% 18%",
  "@media": {
    [media.mobile]: {
      position: "absolute",
      insetInlineStart: 0,
      insetBlockStart: 16,
      ...portraitOnPhone,
    },
  },
});

/** In a portrait's place. */
export const initial = pageStyle({
  display: "grid",
  placeItems: "center",
  fontSize: 20,
  fontWeight: 600,
  color: platform.s600,
  textTransform: "uppercase",
});

export const name = pageStyle({
  display: "block",
  fontSize: 17,
  lineHeight: "24px",
  fontWeight: 620,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 } },
  "@media": { [media.mobile]: { fontSize: 18, lineHeight: "26px", fontWeight: 640 } },
});

export const small = pageStyle({
  display: "block",
  fontSize: 14,
  lineHeight: "20px",
  color: platform.s600,
});

export const wideOnly = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });

/** Where there is room for two regions alone. */
export const furtherRegion = pageStyle({ "@media": { [media.upToTablet]: { display: "none" } } });

/** Stays on one line until it is very long. */
export const address = pageStyle({
  display: "block",
  width: "max-content",
  maxWidth: 220,
  fontFeatureSettings: '"ss06"',
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { maxWidth: 140 } },
});

export const look = pageStyle({ display: "flex", alignItems: "center", gap: 12 });

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

/** The template beside the state, where there is no column for it. */
export const lookBeside = pageStyle({
  display: "none",
  alignItems: "center",
  gap: 12,
  fontSize: 14,
  color: platform.s600,
  "@media": {
    [media.tablet]: { display: "inline-flex", gap: 8 },
    [media.mobile]: { display: "inline-flex" },
  },
});
templateGlobal(`.${lookBeside} > .${swatch}`, { width: 16, height: 16 });

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

/** A link of 44 px shown by its icon alone. */
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

/** Nothing to open yet: keeps the place of the link. */
export const noLink = pageStyle({ width: 44, "@media": { [media.mobile]: { display: "none" } } });
