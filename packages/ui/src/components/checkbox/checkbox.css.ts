import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { when } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  gap: 12,
  alignItems: "start",
  minHeight: 44,
  paddingBlock: exact(10, "the box in a row of 44"),
  ...role("base"),
  lineHeight: exact("1.5rem", "the box"),
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { cursor: "not-allowed", color: scheme.text2 } },
});

export const frame = componentStyle({ position: "relative", width: 24, height: 24 });

export const box = componentStyle({
  display: "block",
  width: 24,
  height: 24,
  margin: 0,
  border: `1.5px solid ${scheme.control}`,
  borderRadius: vars.radius.inner,
  background: "transparent",
  appearance: "none",
  cursor: "inherit",
  selectors: {
    [`:where(${row}:hover) > * > &`]: { borderColor: scheme.text },
    "&:checked": { background: scheme.fill, borderColor: scheme.accentUi },
    [when.invalid]: { borderColor: scheme.error, boxShadow: `inset 0 0 0 1px ${scheme.error}` },
    "&:disabled": { background: scheme.muted, borderColor: scheme.outline },
  },
  "@media": { [media.forcedColors]: { appearance: "auto" } },
});

componentGlobal(`.${frame} > svg`, {
  position: "absolute",
  inset: 3,
  width: 18,
  height: 18,
  color: scheme.onFill,
  strokeWidth: 2.2,
  opacity: 0,
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { display: "none" } },
});
componentGlobal(`.${frame} > :checked + svg`, { opacity: 1 });
componentGlobal(`.${frame} > :disabled + svg`, { color: scheme.onMuted });

/** Where the label begins: after the box and the gap. */
export const labelStart = exact(36, "the box and the gap");

export const error = componentStyle({ marginInlineStart: labelStart, marginBlock: "-8px 8px" });
