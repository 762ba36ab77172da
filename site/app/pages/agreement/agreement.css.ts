import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

export const columns = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: 24,
  alignItems: "start",
  paddingBlock: "96px 120px",
  color: scheme.text,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 40, paddingBlockStart: 72 },
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 36,
      paddingBlock: "56px 80px",
    },
  },
});

export const title = pageStyle({
  fontSize: rem(52),
  lineHeight: 1.28,
  marginBlockEnd: 14,
  selectors: { "&:lang(ja)": { fontSize: rem(46) } },
  "@media": {
    [media.mobile]: { fontSize: rem(34), selectors: { "&:lang(ja)": { fontSize: rem(31) } } },
  },
});

export const lead = pageStyle({
  maxWidth: "20em",
  fontSize: rem(18),
  lineHeight: 1.65,
  color: scheme.text2,
  textWrap: "balance",
  selectors: { "&:lang(ja)": { wordBreak: "auto-phrase", lineHeight: 1.8 } },
  "@media": { [media.upToTablet]: { maxWidth: "30em" }, [media.mobile]: { fontSize: rem(17) } },
});

export const version = pageStyle({
  marginBlockStart: 12,
  fontSize: rem(14),
  lineHeight: rem(23),
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const all = pageStyle({
  marginBlockEnd: 8,
  padding: "14px 24px",
  border: `1.5px solid ${scheme.text}`,
  borderRadius: vars.radius.control,
  "@media": { [media.mobile]: { padding: "10px 16px" } },
});

export const allLabel = pageStyle({ fontSize: rem(18), lineHeight: rem(26), fontWeight: 640 });

export const allHint = pageStyle({
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(21),
  fontWeight: 450,
  color: scheme.text2,
});

export const item = pageStyle({
  position: "relative",
  padding: "10px 24px",
  borderBlockEnd: `1px solid ${scheme.line}`,
  "@media": { [media.mobile]: { padding: "8px 0" } },
});

/** Leaves room for the toggle, which is positioned over the item's first line. */
export const box = pageStyle({ paddingInlineEnd: 128 });

export const label = pageStyle({
  fontSize: rem(17),
  "@media": { [media.mobile]: { fontSize: rem(16) } },
});

export const required = pageStyle({
  marginInlineEnd: 4,
  fontWeight: 600,
  color: scheme.accentText,
});

export const optional = pageStyle({ marginInlineEnd: 4, fontWeight: 600, color: scheme.text2 });

export const details = pageStyle({});

export const toggle = pageStyle({
  position: "absolute",
  insetBlockStart: 10,
  insetInlineEnd: 24,
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  listStyle: "none",
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 500,
  whiteSpace: "nowrap",
  color: scheme.text2,
  selectors: { "&:hover": { color: scheme.text, background: scheme.hover } },
  "@media": { [media.mobile]: { insetBlockStart: 8, insetInlineEnd: 0 } },
});
templateGlobal(`.${toggle}::-webkit-details-marker`, { display: "none" });
templateGlobal(`.${toggle} > svg`, { flex: "none", width: 18, height: 18 });
templateGlobal(`.${details}[open] > .${toggle} > svg`, { rotate: "180deg" });

export const view = pageStyle({});
export const hide = pageStyle({});
templateGlobal(`.${details}[open] .${view}, .${details}:not([open]) .${hide}`, {
  display: "none",
});

export const text = pageStyle({
  margin: "6px 0 18px",
  padding: "28px 32px",
  background: scheme.surface2,
  fontSize: rem(15),
  lineHeight: rem(26),
  "@media": {
    [media.mobile]: { padding: 20 },
    [media.forcedColors]: { border: "1px solid" },
  },
});
templateGlobal(`.${text} p`, { marginBlockStart: 4 });

export const section = pageStyle({ selectors: { "& + &": { marginBlockStart: 18 } } });

export const sectionTitle = pageStyle({
  fontSize: rem(16),
  lineHeight: rem(26),
  fontWeight: 600,
  letterSpacing: "-.01em",
  selectors: { "&:lang(ja)": { letterSpacing: 0 } },
});

export const alert = pageStyle({ marginBlockStart: 24 });

export const action = pageStyle({
  marginBlockStart: 28,
  "@media": { [media.mobile]: { display: "grid" } },
});

export const status = pageStyle({
  display: "block",
  marginBlockStart: 16,
  fontSize: rem(16),
  lineHeight: rem(26),
});

export const message = pageStyle({ display: "block" });
