import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { wide } from "#app/admin/layouts/stepper.css.ts";

const { platform } = vars;

export const heading = pageStyle({
  marginBlockEnd: 8,
  ...role("small", { weight: "semibold" }),
  letterSpacing: "inherit",
});

export const required = pageStyle({
  marginBlockEnd: 24,
  borderBlockStart: `1px solid ${platform.ink}`,
});

export const optional = pageStyle({ borderBlockStart: `1px solid ${platform.s200}` });

export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 8,
  minHeight: 52,
  borderBlockEnd: `1px solid ${platform.s200}`,
  ...role("base"),
});
pageGlobal(`.${row} > svg`, { width: 22, height: 22, color: platform.green });
// The consents are part of the row of the agreement.
pageGlobal(`.${required} > .${row}:nth-last-child(2)`, { borderBlockEnd: 0 });

/** A narrow window shows one row if all steps are done. */
export const summary = pageStyle({ "@media": { [wide]: { display: "none" } } });
export const single = pageStyle({ display: "none", "@media": { [wide]: { display: "grid" } } });

export const ring = pageStyle({
  width: 14,
  height: 14,
  marginInlineStart: 4,
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1.5px ${platform.s500}`,
});

export const text = pageStyle({ minWidth: 0, paddingBlock: 4 });
export const name = pageStyle({ marginInlineEnd: 8, fontWeight: weight.semibold });
export const value = pageStyle({
  ...role("small"),
  color: platform.s600,
  overflowWrap: "anywhere",
});

export const link = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "end",
  minWidth: 44,
  minHeight: 44,
  paddingInlineStart: 12,
  ...role("small", { weight: "semibold" }),
  textUnderlineOffset: 4,
});

/** As far from the edge as the names of the rows. */
export const consents = pageStyle({
  paddingBlockEnd: 8,
  paddingInlineStart: 32,
  borderBlockEnd: `1px solid ${platform.s200}`,
});

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
