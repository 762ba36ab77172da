import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { inset } from "#app/admin/layouts/split-view.css.ts";

const { platform } = vars;

export const day = pageStyle({
  paddingBlock: "16px 8px",
  paddingInline: inset,
  ...role("caption", { weight: "semibold" }),
  letterSpacing: "inherit",
  color: platform.s600,
});

/** Each row has a line above it; the last one none below. */
export const list = pageStyle({});
pageGlobal(`.${list} [role=grid]`, { border: 0 });
pageGlobal(`.${list} [role=row]`, {
  borderBlockStart: `1px solid ${platform.s200}`,
  borderBlockEnd: 0,
});
pageGlobal(`.${list} [role=row]:hover`, { background: platform.s50 });
pageGlobal(`.${list} [role=row][aria-current]`, { background: platform.blue50 });

export const row = pageStyle({ minHeight: 71, paddingBlock: 12, paddingInline: inset });

/** A long mark is below it where the list is narrow. */
export const text = pageStyle({ flex: "1 1 190px", display: "grid", minWidth: 0 });

export const facts = pageStyle({ fontVariantNumeric: "tabular-nums" });

/** At the end of a row. */
export const mark = pageStyle({ flex: "none" });

/** A hollow square in the color of what is public. */
export const published = pageStyle({
  selectors: { "&::before": { boxShadow: `inset 0 0 0 1.5px ${platform.green}` } },
});

export const earlier = pageStyle({
  paddingBlockStart: 20,
  paddingInline: inset,
  borderBlockStart: `1px solid ${platform.s200}`,
});
