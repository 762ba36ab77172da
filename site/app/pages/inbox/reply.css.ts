import { exact, pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { inset } from "#app/admin/layouts/split-view.css.ts";

const { platform } = vars;

/** At the bottom of the detail, also while a long message is scrolled. */
export const composer = pageStyle({
  paddingBlock: "12px 20px",
  paddingInline: inset,
  background: platform.white,
  borderBlockStart: `1px solid ${platform.s200}`,
  "@media": {
    [`${media.aboveTablet} and (min-height: 720px)`]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: 2,
    },
  },
});

export const top = pageStyle({ marginBlockEnd: 4 });

export const via = pageStyle(role("small", { weight: "semibold" }));

export const templates = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 20,
  marginBlockEnd: 4,
});

/** Underlined on the page, framed on a phone. */
export const template = pageStyle({
  selectors: {
    "&[aria-pressed=true]": { fontWeight: weight.strong, textDecorationThickness: 2 },
  },
});

const chips = {
  paddingInline: 12,
  border: `1px solid ${platform.s300}`,
  borderRadius: vars.radius.control,
  background: platform.white,
  whiteSpace: "nowrap",
  textDecoration: "none",
} as const;

export const text = pageStyle({});
// "Reply by", or the title of the sheet, is above it.
pageGlobal(`.${text} label`, {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});
pageGlobal(`.${text} textarea`, {
  // As high as the reply, where the browser can; else as `rows`.
  fieldSizing: "content",
  minHeight: "calc(5lh + 26px)",
  maxHeight: "calc(9lh + 26px)",
  padding: "12px 16px",
  ...role("base"),
});

export const footer = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 24,
  marginBlockStart: 8,
  "@media": { [media.tablet]: { flexDirection: "column", alignItems: "stretch", gap: 12 } },
});

export const meaning = pageStyle({ flex: 1 });
pageGlobal(`.${meaning} > strong`, { color: platform.ink, fontWeight: weight.semibold });

export const send = pageStyle({ flex: "none", marginInlineStart: "auto" });

/** A bar that stays in place would leave too little room. */
const low = "(max-height: 480px)";

/** The bar of a phone: templates 44 px, ways to answer 64 px. */
export const bar = pageStyle({
  position: "fixed",
  zIndex: 5,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockEnd: exact("env(safe-area-inset-bottom)"),
  background: platform.white,
  borderBlockStart: `1px solid ${platform.s200}`,
  "@media": { [low]: { position: "static" } },
});
// What has the focus is above the bar.
pageGlobal(`:root:has(.${bar})`, {
  scrollPaddingBlockEnd: `calc(${144 + 16}px + env(safe-area-inset-bottom))`,
  "@media": { [low]: { scrollPaddingBlockEnd: 16 } },
});
pageGlobal(`.${bar} > .${templates}`, {
  flexWrap: "nowrap",
  gap: 8,
  margin: 0,
  paddingBlock: "12px 4px",
  paddingInline: 20,
  scrollPaddingInline: 20,
  overflow: "auto hidden",
  scrollbarWidth: "none",
});
pageGlobal(`.${bar} > .${templates} > .${template}`, { ...chips, flex: "none" });

export const actions = pageStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  paddingBlock: 4,
  paddingInline: 8,
});

export const action = pageStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: 4,
  minHeight: 64,
  ...role("fine", { weight: "semibold" }),
  textAlign: "center",
  textDecoration: "none",
  outlineOffset: -4,
});

/** A dialog at the bottom of the screen. */
export const sheet = pageStyle({
  "@media": {
    [media.mobile]: {
      alignSelf: "end",
      minHeight: 0,
      paddingBlockStart: 16,
      paddingInline: 20,
      paddingBlockEnd: exact("calc(24px + env(safe-area-inset-bottom))"),
    },
  },
});
pageGlobal(`.${sheet} > h2`, { paddingInlineEnd: 40, ...role("card") });
pageGlobal(`.${sheet} .${templates}`, { gap: 8, marginBlockEnd: 12 });
pageGlobal(`.${sheet} .${template}`, chips);
pageGlobal(`.${sheet} .${template}[aria-pressed=true]`, {
  borderColor: platform.ink,
  boxShadow: `inset 0 0 0 1px ${platform.ink}`,
  fontWeight: weight.strong,
});
pageGlobal(`.${sheet} .${text} textarea`, { height: 190 });
pageGlobal(`.${sheet} .${meaning}`, { marginBlock: "8px 0", marginInline: 0 });
pageGlobal(`.${sheet} .${send}`, { marginBlockStart: 16 });

export const close = pageStyle({
  position: "absolute",
  insetBlockStart: 12,
  insetInlineEnd: 10,
});
