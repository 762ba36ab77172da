import { role, weight } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, layout } = vars;

/** Above the lower edge of the window, over the half with the map. */
export const root = templateStyle({
  position: "fixed",
  inset: `auto auto 24px max(24px, calc((100vw - ${layout.max}) / 2))`,
  width: "min(440px, calc(50vw - 72px))",
  maxHeight: "min(60svh, 480px)",
  margin: 0,
  padding: 16,
  border: `1px solid ${scheme.text}`,
  overflowY: "auto",
  // The drawing around it is hidden below a map.
  visibility: "visible",
  color: scheme.text,
  background: scheme.surface,
  "@media": {
    [media.upToTablet]: {
      inset: "auto 0 16px",
      width: "min(480px, calc(100% - 32px))",
      marginInline: "auto",
    },
  },
});

export const close = templateStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  color: scheme.text,
  background: scheme.surface,
  cursor: "pointer",
  ":hover": { background: scheme.surface2 },
});

export const card = {
  root: templateStyle({
    display: "grid",
    gridTemplateColumns: "132px minmax(0, 1fr)",
    columnGap: 16,
    alignContent: "start",
    alignItems: "start",
    "@media": { [media.mobile]: { gridTemplateColumns: "104px minmax(0, 1fr)" } },
  }),
  photo: templateStyle({ gridRow: "1 / 6", aspectRatio: "4 / 3" }),
  status: templateStyle({ gridColumn: 2, padding: 0 }),
  price: templateStyle({
    gridColumn: 2,
    paddingInlineEnd: 32,
  }),
  facts: templateStyle({ gridColumn: 2, ...role("small") }),
  address: templateStyle({ gridColumn: 2 }),
  broker: templateStyle({ gridColumn: 2 }),
};

/* The homes of a mark. */

export const list = templateStyle({ display: "grid", marginInline: -16, paddingBlockStart: 24 });
export const link = templateStyle({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr)",
  gap: 12,
  alignItems: "center",
  minHeight: 56,
  padding: "8px 16px",
  ...role("base", { weight: "semibold" }),
  color: "inherit",
  textDecoration: "none",
  outlineOffset: -3,
  ":hover": { background: scheme.surface2 },
});
templateGlobal(`${list} > li + li`, { borderBlockStart: `1px solid ${scheme.line}` });
export const number = templateStyle({
  display: "grid",
  placeItems: "center",
  minHeight: 32,
  fontWeight: weight.semibold,
  color: scheme.onFill,
  background: scheme.fill,
  boxShadow: `inset 0 0 0 1px ${scheme.fillEdge}`,
});
export const address = templateStyle({
  display: "block",
  fontWeight: weight.regular,
  color: scheme.text2,
});
