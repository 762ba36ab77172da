import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import type { ScaledRule } from "../../styles/scaled-rule.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

/**
 * On a phone each row is a stack of cells and the heading a line of sort links. Explicit ARIA roles
 * preserve the table semantics there.
 */
export const stacked = componentStyle({ "@media": { [media.mobile]: { display: "block" } } });

export const compact = componentStyle({});

const stack = (style: ScaledRule) => ({
  [media.mobile]: { selectors: { [`.${stacked} &`]: style } },
});

export const table = componentStyle({
  width: "100%",
  ...role("small"),
  fontVariantNumeric: "lining-nums",
});

export const caption = componentStyle({
  textAlign: "start",
  overflowWrap: "anywhere",
  // Without columns around it, a caption is as narrow as one letter.
  "@media": stack({ display: "block" }),
});

export const head = componentStyle({ "@media": stack({ display: "block" }) });

export const headRow = componentStyle({
  "@media": stack({
    display: "flex",
    flexWrap: "wrap",
    columnGap: 16,
    borderBlockEnd: `1px solid ${scheme.text}`,
  }),
});

export const heading = componentStyle({
  maxWidth: "12em",
  paddingBlock: 12,
  paddingInline: "0 16px",
  borderBlockEnd: `1px solid ${scheme.text}`,
  color: scheme.text2,
  ...role("caption", { weight: "semibold" }),
  textAlign: "start",
  selectors: {
    [`${compact} &`]: { overflowWrap: "anywhere" },
    [`${compact} &:last-child`]: { paddingInlineEnd: 0 },
  },
  "@media": stack({ display: "block", maxWidth: "100%", padding: 0, border: 0 }),
});

/** Visually hides headings without a sort control above stacked rows. */
export const unsortable = componentStyle({
  "@media": stack({
    position: "absolute",
    width: 1,
    height: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
  }),
});

export const sortable = componentStyle({ paddingBlock: 0 });

export const sort = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  maxWidth: "100%",
  minHeight: 44,
  color: "inherit",
  fontWeight: "inherit",
  textDecoration: "none",
  selectors: {
    "&:hover": { color: scheme.text },
    "[aria-sort] > &": { color: scheme.text, fontWeight: weight.strong },
  },
});

componentGlobal(`.${sort} > span`, { minWidth: 0 });
componentGlobal(`.${sort} > svg`, { flex: "none", width: 16, height: 16, opacity: 0 });
componentGlobal(`.${sort}:is(:hover, :focus-visible) > svg`, { opacity: 0.6 });
componentGlobal(`[aria-sort] > .${sort} > svg`, { opacity: 1 });

export const body = componentStyle({ "@media": stack({ display: "block" }) });

export const row = componentStyle({
  selectors: { "&:hover": { background: scheme.surface2 } },
  "@media": stack({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignContent: "center",
    paddingBlock: 16,
    borderBlockEnd: `1px solid ${scheme.line}`,
  }),
});

export const cell = componentStyle({
  height: 76,
  paddingBlock: 12,
  paddingInline: "0 16px",
  borderBlockEnd: `1px solid ${scheme.line}`,
  fontWeight: weight.regular,
  textAlign: "start",
  verticalAlign: "middle",
  overflowWrap: "anywhere",
  selectors: {
    [`${compact} &`]: { height: "auto", paddingBlock: 8 },
    // The last column is at the edge of the table, so that numbers align with it.
    [`${compact} &:last-child`]: { paddingInlineEnd: 0 },
  },
  "@media": stack({
    display: "flex",
    alignItems: "center",
    gap: 12,
    gridColumn: 2,
    height: "auto",
    minHeight: 28,
    padding: 0,
    border: 0,
  }),
});

export const end = componentStyle({
  textAlign: "end",
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": stack({ textAlign: "start" }),
});

export const wideOnly = componentStyle({ "@media": stack({ display: "none" }) });

// Spans more grid rows than there are columns; unused rows are empty.
const fullHeight = { gridRow: "1 / span 20" };

export const before = componentStyle({
  "@media": stack({ ...fullHeight, gridColumn: 1, paddingInlineEnd: 16 }),
});

export const after = componentStyle({
  "@media": stack({ ...fullHeight, gridColumn: 3, paddingInlineStart: 12 }),
});

export const cellLabel = componentStyle({
  display: "none",
  flex: "none",
  minWidth: "min(6em, 50%)",
  maxWidth: "50%",
  color: scheme.text2,
  ...role("caption"),
  "@media": stack({ display: "block" }),
});
