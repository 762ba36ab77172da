import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** At the bottom of the detail, also while a long message is scrolled. */
export const composer = pageStyle({
  padding: "14px 32px 20px 36px",
  background: platform.white,
  borderBlockStart: `1px solid ${platform.s200}`,
  "@media": {
    [`${media.aboveTablet} and (min-height: 720px)`]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: 2,
    },
    [media.tablet]: { paddingInline: 24 },
  },
});

export const top = pageStyle({ marginBlockEnd: 4 });

export const via = pageStyle({ fontSize: rem(15), lineHeight: rem(22), fontWeight: 600 });

export const templates = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 22,
  minWidth: 0,
  margin: "0 0 4px",
  padding: 0,
  border: 0,
});

/** A text link on the page, a framed button on a phone. */
export const template = pageStyle({
  minHeight: 44,
  padding: 0,
  border: 0,
  color: platform.ink,
  background: "none",
  font: "inherit",
  fontSize: rem(15),
  fontWeight: 520,
  textDecoration: "underline",
  textUnderlineOffset: 4,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: platform.blue },
    "&[aria-pressed=true]": { fontWeight: 660, textDecorationThickness: 2 },
  },
});

const chips = {
  padding: "0 13px",
  border: `1px solid ${platform.s300}`,
  borderRadius: vars.radius.control,
  background: platform.white,
  fontWeight: 540,
  whiteSpace: "nowrap",
  textDecoration: "none",
} as const;

export const text = pageStyle({});
// "Reply by", or the title of the sheet, is above it.
templateGlobal(`.${text} label`, {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});
templateGlobal(`.${text} textarea`, {
  // As high as the reply, where the browser can; else as `rows`.
  fieldSizing: "content",
  minHeight: rem(5 * 26 + 26),
  maxHeight: rem(9 * 26 + 26),
  padding: "12px 16px",
  fontSize: rem(16),
  lineHeight: rem(26),
});

export const footer = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 24,
  marginBlockStart: 10,
  "@media": { [media.tablet]: { flexDirection: "column", alignItems: "stretch", gap: 12 } },
});

export const meaning = pageStyle({ flex: 1 });
templateGlobal(`.${meaning} > strong`, { color: platform.ink, fontWeight: 580 });

export const send = pageStyle({ flex: "none", marginInlineStart: "auto" });

/** A bar that stays in place would leave too little room. */
const low = "(max-height: 480px)";

/** The bar of a phone: templates 44 px, ways to answer 64 px. */
export const bar = pageStyle({
  position: "fixed",
  zIndex: 5,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  background: platform.white,
  borderBlockStart: `1px solid ${platform.s200}`,
  "@media": { [low]: { position: "static" } },
});
// What has the focus is above the bar.
templateGlobal(`:root:has(.${bar})`, {
  scrollPaddingBlockEnd: `calc(${144 + 16}px + env(safe-area-inset-bottom))`,
  "@media": { [low]: { scrollPaddingBlockEnd: 16 } },
});
templateGlobal(`.${bar} > .${templates}`, {
  flexWrap: "nowrap",
  gap: 8,
  margin: 0,
  padding: "12px 20px 4px",
  scrollPaddingInline: 20,
  overflow: "auto hidden",
  scrollbarWidth: "none",
});
templateGlobal(`.${bar} > .${templates} > .${template}`, { ...chips, flex: "none" });

export const actions = pageStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  padding: "4px 8px 4px",
});

export const action = pageStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: 3,
  minHeight: 64,
  padding: 0,
  border: 0,
  color: platform.ink,
  background: "none",
  font: "inherit",
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 560,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  outlineOffset: -4,
});

/** A dialog at the bottom of the screen. */
export const sheet = pageStyle({
  "@media": {
    [media.mobile]: {
      alignSelf: "end",
      minHeight: 0,
      padding: "16px 20px calc(24px + env(safe-area-inset-bottom))",
    },
  },
});
templateGlobal(`.${sheet} > h2`, { paddingInlineEnd: 48, fontSize: rem(24), lineHeight: rem(36) });
templateGlobal(`.${sheet} .${templates}`, { gap: 8, marginBlockEnd: 12 });
templateGlobal(`.${sheet} .${template}`, chips);
templateGlobal(`.${sheet} .${template}[aria-pressed=true]`, {
  borderColor: platform.ink,
  boxShadow: `inset 0 0 0 1px ${platform.ink}`,
  fontWeight: 640,
});
templateGlobal(`.${sheet} .${text} textarea`, { height: 190 });
templateGlobal(`.${sheet} .${meaning}`, { margin: "10px 0 0" });
templateGlobal(`.${sheet} .${send}`, { marginBlockStart: 16 });

export const close = pageStyle({
  position: "absolute",
  insetBlockStart: 12,
  insetInlineEnd: 10,
});
