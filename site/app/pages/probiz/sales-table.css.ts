import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

export const table = pageStyle({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: 16,
  lineHeight: "24px",
  fontVariantNumeric: "tabular-nums lining-nums",
});

const cell = {
  padding: "10px 0",
  borderBlockEnd: `1px solid ${scheme.line}`,
  textAlign: "start",
  verticalAlign: "baseline",
} as const;

const numbers = { textAlign: "end", paddingInlineStart: 16, whiteSpace: "nowrap" } as const;

const heading = { fontSize: 14, fontWeight: 500, color: scheme.text2 } as const;

export const column = pageStyle({ ...cell, ...heading });
export const numberColumn = pageStyle({ ...cell, ...heading, ...numbers });
export const label = pageStyle({ ...cell, fontWeight: 500 });
export const number = pageStyle({ ...cell, ...numbers });
