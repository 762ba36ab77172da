import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;
const canStayOpen = "selector(::details-content)";
const shown = { contentVisibility: "visible", blockSize: "auto" } as const;

/** Always open above the width of a phone. */
export const root = templateStyle({
  marginBlockStart: 32,
  "@supports": {
    [canStayOpen]: {
      selectors: { "&::details-content": { "@media": { [media.aboveMobile]: shown } } },
    },
  },
  "@media": { [media.mobile]: { marginBlockStart: 20 } },
});

export const summary = templateStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  width: "fit-content",
  minHeight: 48,
  paddingInline: 20,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${scheme.control}`,
  ...role("base", { weight: "semibold" }),
  cursor: "pointer",
  "@supports": { [canStayOpen]: { "@media": { [media.aboveMobile]: { display: "none" } } } },
  "@media": {
    [media.mobile]: { width: "100%" },
    [media.forcedColors]: { border: "1px solid ButtonText" },
  },
});

templateGlobal(`${root}[open] > ${summary} > svg`, { rotate: "180deg" });

export const form = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: "20px 24px",
  alignItems: "end",
  paddingBlockEnd: 32,
  borderBlockEnd: `1px solid ${scheme.line}`,
  "@media": {
    [media.tablet]: { gap: "20px 16px" },
    [media.mobile]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: "16px 12px",
      paddingBlock: "20px 24px",
    },
  },
});

export const field = templateStyle({ minWidth: 0 });

export const submit = templateStyle({ width: "100%", minHeight: 52 });

/* The filters of the address. */

export const active = templateStyle({
  marginBlockStart: 24,
  "@media": { [media.mobile]: { marginBlockStart: 16 } },
});

export const chips = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 12px",
  alignItems: "center",
});

export const chip = templateStyle({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  paddingInline: "16px 12px",
  borderRadius: vars.radius.control,
  background: scheme.surface2,
  ...role("base"),
  color: scheme.text,
  textDecoration: "none",
  overflowWrap: "anywhere",
  ":hover": { boxShadow: `inset 0 0 0 1px ${scheme.text}` },
  "@media": { [media.forcedColors]: { border: "1px solid LinkText" } },
});
