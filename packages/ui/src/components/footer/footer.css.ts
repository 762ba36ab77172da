import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const footer = componentStyle({
  paddingBlock: 64,
  background: scheme.surface,
  color: scheme.text2,
  ...role("caption"),
  "@media": { [media.mobile]: { paddingBlock: 40 } },
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
  gap: "8px 24px",
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { gap: "0 24px" } },
});

componentGlobal(`.${links} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  ...role("small", { weight: "semibold" }),
  textDecoration: "none",
});
componentGlobal(`.${links} a:hover`, { textDecoration: "underline", textUnderlineOffset: 4 });

export const legal = componentStyle({
  display: "grid",
  gridTemplateColumns: "5fr 5fr 2fr",
  gap: 24,
  paddingBlockStart: 32,
  borderBlockStart: `1px solid ${scheme.line}`,
  "@media": {
    // The longest mark, in Japanese, would break before its bracket.
    [media.tablet]: { gridTemplateColumns: "4fr 4fr 3fr" },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 20, paddingBlockStart: 24 },
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
componentGlobal(`.${lines} > p + p`, { marginBlockStart: 12 });

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
  ...role("fine"),
});

export const copyright = componentStyle({
  marginBlockStart: 40,
  "@media": { [media.mobile]: { marginBlockStart: 24 } },
});
