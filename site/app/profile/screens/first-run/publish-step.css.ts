import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const heading = pageStyle({
  marginBlockEnd: 8,
  ...role("small", { weight: "semibold" }),
  letterSpacing: "inherit",
  selectors: { "ul + &": { marginBlockStart: 24 } },
});

export const check = pageStyle({ color: platform.green });

export const value = pageStyle({ marginInlineStart: 8 });

export const link = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "end",
  minWidth: 44,
  minHeight: 44,
  ...role("small", { weight: "semibold" }),
  color: platform.ink,
  textUnderlineOffset: 4,
});

/** Part of the row of the agreement; as far from the edge as the names of the rows. */
export const consents = pageStyle({ paddingBlockEnd: 8, paddingInlineStart: 32 });
pageGlobal(`ul > li:has(+ .${consents})`, { borderBlockEnd: 0 });

export const all = pageStyle({ fontWeight: weight.strong });

export const consent = pageStyle({});
pageGlobal(`.${consent} > div > button`, {
  justifyContent: "end",
  minWidth: 44,
  color: platform.s600,
  fontWeight: weight.medium,
});

export const legal = pageStyle({
  marginBlockEnd: 12,
  padding: 16,
  background: platform.s50,
  ...role("caption"),
});

export const legalTitle = pageStyle({
  marginBlock: "8px 4px",
  ...role("small", { weight: "strong" }),
});
