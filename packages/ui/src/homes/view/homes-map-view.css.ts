import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { scale } from "../../map-drawing/map-drawing.css.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

/** Stays in the window while the results scroll. */
export const root = templateStyle({
  minWidth: 0,
  "@media": { [media.aboveTablet]: { position: "sticky", insetBlockStart: 24 } },
});

export const plan = templateStyle({
  aspectRatio: "1",
  maxHeight: "max(360px, calc(100svh - 160px))",
  width: "100%",
  "@media": {
    [media.tablet]: { aspectRatio: "16 / 10" },
    [media.mobile]: { aspectRatio: "1", maxHeight: "none" },
  },
});
// At the corner of the square of the names, also in a wide frame.
templateGlobal(`${plan} ${scale}`, { left: "calc(50cqw - 50cqh + 16px)" });

const anyMark = {
  position: "absolute",
  translate: "-50% -50%",
  display: "grid",
  placeItems: "center",
  height: 44,
  minWidth: 44,
  paddingInline: 4,
  ...role("base", { weight: "semibold" }),
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  cursor: "pointer",
} as const;
const forced = { [media.forcedColors]: { border: "1px solid ButtonText" } };

export const mark = templateStyle({
  ...anyMark,
  color: scheme.onFill,
  background: scheme.fill,
  boxShadow: `inset 0 0 0 1px ${scheme.fillEdge}`,
  ":hover": { background: scheme.fillHover, zIndex: 1 },
  ":focus-visible": { zIndex: 1, outlineOffset: 2 },
  "@media": forced,
});

/** Several homes. */
export const groupMark = templateStyle({
  ...anyMark,
  paddingInline: 12,
  color: scheme.text,
  background: scheme.surface,
  boxShadow: `inset 0 0 0 2px ${scheme.text}`,
  ":hover": { background: scheme.surface2, zIndex: 1 },
  ":focus-visible": { zIndex: 1, outlineOffset: 2 },
  "@media": {
    [media.mobile]: { paddingInline: 8, ...role("small", { weight: "semibold" }) },
    ...forced,
  },
});

export const note = templateStyle({
  paddingBlockStart: 12,
  ...role("small"),
  color: scheme.text2,
});
