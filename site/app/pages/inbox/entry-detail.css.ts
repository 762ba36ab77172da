import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const detail = pageStyle({
  maxWidth: 820,
  padding: "56px 64px",
  "@media": {
    [media.laptop]: { paddingInline: 48 },
    [media.tablet]: { padding: "40px 24px" },
    [media.mobile]: { padding: "0 20px 48px" },
  },
});

/** Back link to the list, on phones. */
export const back = pageStyle({
  display: "none",
  "@media": { [media.mobile]: { display: "block", padding: "8px 4px 0" } },
});

export const backLink = pageStyle({
  display: "inline-grid",
  placeItems: "center",
  width: 44,
  height: 44,
  color: "inherit",
});
templateGlobal(`.${backLink} > svg`, { width: 24, height: 24 });

export const top = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-start",
  gap: 24,
  "@media": { [media.mobile]: { gap: 16, paddingBlockStart: 16 } },
});

export const name = pageStyle({
  fontSize: rem(34),
  lineHeight: rem(44),
  overflowWrap: "anywhere",
  outline: "none",
  "@media": { [media.upToTablet]: { fontSize: rem(28), lineHeight: rem(38) } },
});

export const phone = pageStyle({
  marginBlockStart: 4,
  fontSize: rem(20),
  lineHeight: rem(30),
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** A select of 48 px. */
export const state = pageStyle({ flex: "none", width: 148 });
templateGlobal(`.${state} button`, { minHeight: 48, fontSize: rem(16) });

export const actions = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 10,
  margin: "28px 0 44px",
  "@media": { [media.mobile]: { flexDirection: "column", margin: "20px 0 28px" } },
});

export const facts = pageStyle({
  display: "grid",
  gridTemplateColumns: "148px minmax(0, 1fr)",
  margin: "0 0 40px",
  borderBlockStart: `1px solid ${platform.s200}`,
  fontSize: rem(16),
  lineHeight: rem(26),
  "@media": {
    [media.tablet]: { gridTemplateColumns: "120px minmax(0, 1fr)" },
    [media.mobile]: { gridTemplateColumns: "104px minmax(0, 1fr)", marginBlockEnd: 36 },
  },
});
templateGlobal(`.${facts} > div`, { display: "contents" });
templateGlobal(`.${facts} :is(dt, dd)`, {
  margin: 0,
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${platform.s200}`,
});
templateGlobal(`.${facts} dt`, { paddingInlineEnd: 12, color: platform.s600, fontSize: rem(15) });
templateGlobal(`.${facts} dd`, { overflowWrap: "anywhere" });

/** Keeps the sender's line breaks. */
export const message = pageStyle({ whiteSpace: "pre-wrap" });

export const figures = pageStyle({ fontVariantNumeric: "tabular-nums lining-nums" });

export const addressee = pageStyle({ display: "inline-flex", alignItems: "center", gap: 10 });

export const swatch = pageStyle({ flex: "none", width: 20, height: 20 });

export const second = pageStyle({
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(21),
  color: platform.s600,
});

export const note = pageStyle({ marginBlockEnd: 24 });
templateGlobal(`.${note} textarea`, { fontSize: rem(16) });

export const noteState = pageStyle({
  display: "block",
  minHeight: 21,
  marginBlockStart: 8,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: platform.s600,
});

export const failure = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: 12,
  marginBlockEnd: 24,
});

export const footer = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 10,
  // Aligns the button texts with the note, not their hover backgrounds.
  marginInlineStart: -12,
});

export const notified = pageStyle({ margin: "0 0 8px", padding: 0, listStyle: "none" });
