import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { wide } from "./first-run-frame.css.ts";

const { platform } = vars;

export const heading = pageStyle({
  marginBlockEnd: 10,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 620,
  letterSpacing: 0,
});

export const required = pageStyle({
  marginBlockEnd: 20,
  borderBlockStart: `1px solid ${platform.ink}`,
  "@media": { [wide]: { marginBlockEnd: 28 } },
});

export const optional = pageStyle({ borderBlockStart: `1px solid ${platform.s200}` });

export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 8,
  minHeight: 52,
  borderBlockEnd: `1px solid ${platform.s200}`,
  lineHeight: rem(24),
  "@media": { [wide]: { minHeight: 56 } },
});
templateGlobal(`.${row} > svg`, { width: 22, height: 22, color: platform.green });
// The consents are part of the row of the agreement.
templateGlobal(`.${required} > .${row}:nth-last-child(2)`, { borderBlockEnd: 0 });

/** A phone shows one row if all steps are done. */
export const summary = pageStyle({ "@media": { [wide]: { display: "none" } } });
export const single = pageStyle({ display: "none", "@media": { [wide]: { display: "grid" } } });

export const ring = pageStyle({
  width: 14,
  height: 14,
  marginInlineStart: 4,
  borderRadius: "50%",
  boxShadow: `inset 0 0 0 1.5px ${platform.s500}`,
});

export const text = pageStyle({ minWidth: 0, paddingBlock: 6 });
export const name = pageStyle({ marginInlineEnd: 10, fontWeight: 580 });
export const value = pageStyle({
  color: platform.s600,
  fontSize: rem(15),
  overflowWrap: "anywhere",
});

export const link = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "end",
  minWidth: 44,
  minHeight: 44,
  paddingInlineStart: 12,
  fontSize: rem(15),
  fontWeight: 580,
  textUnderlineOffset: 4,
});

export const consents = pageStyle({
  padding: "0 0 10px 36px",
  borderBlockEnd: `1px solid ${platform.s200}`,
});

export const all = pageStyle({ fontWeight: 640 });

export const consent = pageStyle({});
templateGlobal(`.${consent} > div > button`, {
  justifyContent: "end",
  minWidth: 44,
  color: platform.s600,
  fontWeight: 500,
});

export const legal = pageStyle({
  marginBlockEnd: 12,
  padding: 16,
  background: platform.s50,
  fontSize: rem(14),
  lineHeight: rem(22),
});

export const legalTitle = pageStyle({
  marginBlock: "8px 4px",
  fontSize: rem(15),
  lineHeight: rem(22),
});
