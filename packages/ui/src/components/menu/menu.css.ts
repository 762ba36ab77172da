import { globalKeyframes } from "@vanilla-extract/css";
import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { when } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, platform, motion } = vars;

const rise = "rt-actions-rise";
globalKeyframes(rise, { from: { opacity: 0, transform: "translateY(8px)" } });

export const menu = componentStyle({
  minWidth: 216,
  maxWidth: "min(400px, calc(100vw - 32px))",
  // Next to its button in a low window, the menu scrolls.
  maxHeight: "calc(var(--radix-dropdown-menu-content-available-height) - 8px)",
  overflowY: "auto",
  padding: 4,
  border: `1px solid ${scheme.outline}`,
  borderRadius: vars.radius.control,
  color: scheme.text,
  background: scheme.surface,
  boxShadow: platform.shadow,
  zIndex: 25,
  animation: `${rise} ${motion.fast} ${motion.ease}`,
});

export const item = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: vars.radius.inner,
  color: "inherit",
  ...role("small", { weight: "medium" }),
  textDecoration: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    [when.highlighted]: { background: scheme.hover },
    "&[data-disabled]": { color: scheme.onMuted, cursor: "not-allowed" },
    [when.focusVisible]: { outlineOffset: -3 },
  },
  "@media": {
    [media.forcedColors]: { selectors: { [when.highlighted]: { outline: "2px solid" } } },
  },
});

componentGlobal(`.${item} > svg`, { flex: "none", width: 20, height: 20 });

export const currentValue = componentStyle({
  marginInlineStart: "auto",
  paddingInlineStart: 24,
  color: scheme.text2,
  fontWeight: weight.regular,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const note = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  color: scheme.text2,
  ...role("small"),
});

componentGlobal(`.${note} > svg`, { flex: "none", width: 20, height: 20 });

export const danger = componentStyle({ color: scheme.error });

export const rule = componentStyle({ height: 1, marginBlock: 4, background: scheme.line });
