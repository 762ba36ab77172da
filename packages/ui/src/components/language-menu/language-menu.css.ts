import { globalKeyframes } from "@vanilla-extract/css";
import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { when } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, platform, motion } = vars;

export const root = componentStyle({
  position: "relative",
  flex: "none",
  maxWidth: "100%",
});

/** Used for the `<summary>` and for the Radix trigger. */
export const trigger = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  marginInlineEnd: -12,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  color: "inherit",
  ...role("small", { weight: "medium" }),
  whiteSpace: "nowrap",
  cursor: "pointer",
  listStyle: "none",
  userSelect: "none",
});

componentGlobal(`.${trigger}::-webkit-details-marker`, { display: "none" });
componentGlobal(`.${trigger} > span`, {
  maxWidth: "40vw",
  overflow: "hidden",
  textOverflow: "ellipsis",
});
componentGlobal(`.${trigger} > svg`, { flex: "none", width: 20, height: 20 });

const rise = "rt-menu-rise";
globalKeyframes(rise, { from: { opacity: 0, transform: "translateY(8px)" } });

export const menu = componentStyle({
  minWidth: 216,
  maxWidth: "min(400px, calc(100vw - 32px))",
  overflowWrap: "anywhere",
  padding: 4,
  border: `1px solid ${scheme.outline}`,
  borderRadius: vars.radius.control,
  color: scheme.text,
  background: scheme.surface,
  boxShadow: platform.shadow,
  zIndex: 25,
  animation: `${rise} ${motion.fast} ${motion.ease}`,
});

/** Position of the list without JavaScript. */
export const list = componentStyle({
  position: "absolute",
  insetBlockStart: "calc(100% + 4px)",
  insetInlineEnd: 0,
});

export const item = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: vars.radius.inner,
  color: "inherit",
  ...role("base", { weight: "medium" }),
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: scheme.hover },
    [when.highlighted]: { background: scheme.hover },
    [when.current]: { fontWeight: weight.strong },
    [when.focusVisible]: { outlineOffset: -3 },
  },
});

componentGlobal(`.${item} > svg`, { flex: "none", width: 18, height: 18 });

/** Where the header has no room for the link. */
export const narrow = componentStyle({
  marginBlockStart: 4,
  borderBlockStart: `1px solid ${scheme.outline}`,
  "@media": { [`not all and ${media.tiny}`]: { display: "none" } },
});
