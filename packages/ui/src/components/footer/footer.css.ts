import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";

const { scheme } = vars;

export const footer = componentStyle({
  paddingBlock: "72px 56px",
  background: scheme.surface,
  color: scheme.text2,
  fontSize: rem(14),
  lineHeight: rem(23),
  "@media": { [media.mobile]: { paddingBlock: "48px 40px" } },
});

export const top = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 24,
  paddingBlockEnd: 40,
  color: scheme.text,
  "@media": {
    [media.mobile]: {
      flexDirection: "column",
      alignItems: "flex-start",
      gap: 16,
      paddingBlockEnd: 24,
    },
  },
});

// The name of the product stays on one line next to many links.
componentGlobal(`.${top} > :first-child`, {
  "@media": { [media.aboveMobile]: { flex: "none", maxWidth: "50%" } },
});

export const links = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 28px",
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { gap: "0 24px" } },
});

componentGlobal(`.${links} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontSize: rem(15),
  fontWeight: 550,
  textDecoration: "none",
});
componentGlobal(`.${links} a:hover`, { textDecoration: "underline", textUnderlineOffset: 4 });

export const legal = componentStyle({
  display: "grid",
  gridTemplateColumns: "5fr 5fr 2fr",
  gap: 24,
  paddingBlockStart: 36,
  borderBlockStart: `1px solid ${scheme.line}`,
  "@media": {
    // The longest mark, in Japanese, would break before its bracket.
    [media.tablet]: { gridTemplateColumns: "4fr 4fr 3fr" },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 20, paddingBlockStart: 28 },
  },
});

export const lines = componentStyle({
  maxWidth: "44em",
  overflowWrap: "anywhere",
  paddingInlineEnd: 24,
  "@media": { [media.mobile]: { paddingInlineEnd: 0 } },
});
// Long Japanese text may break anywhere.
componentGlobal(`.${lines}:lang(ja) > p`, { wordBreak: "normal" });
componentGlobal(`.${lines} > p + p`, { marginBlockStart: 14 });

export const marks = componentStyle({
  display: "grid",
  alignContent: "start",
  gap: 16,
  "@media": { [media.mobile]: { display: "flex", flexWrap: "wrap", gap: 20 } },
});

export const mark = componentStyle({
  display: "grid",
  gridTemplateColumns: "34px minmax(0, 1fr)",
  alignItems: "center",
  gap: 12,
  color: scheme.text,
  fontSize: rem(13),
  lineHeight: rem(19),
});

export const copyright = componentStyle({
  marginBlockStart: 44,
  "@media": { [media.mobile]: { marginBlockStart: 28 } },
});
