import { componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, motion } = vars;

export const row = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 44,
  paddingBlock: 4,
  ...role("base", { weight: "medium" }),
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { cursor: "not-allowed", color: scheme.text2 } },
});

export const hint = componentStyle({
  display: "block",
  ...role("caption"),
  color: scheme.text2,
});

export const track = componentStyle({
  position: "relative",
  flex: "none",
  width: 48,
  height: 28,
  margin: 0,
  border: `1.5px solid ${scheme.control}`,
  borderRadius: vars.radius.full,
  background: "transparent",
  appearance: "none",
  cursor: "inherit",
  transition: `background ${motion.fast} ${motion.ease}`,
  "::before": {
    content: "",
    position: "absolute",
    insetBlockStart: 3.5,
    insetInlineStart: 3.5,
    width: 18,
    height: 18,
    borderRadius: vars.radius.full,
    background: scheme.control,
    transition: `transform ${motion.fast} ${motion.ease}, background ${motion.fast} ${motion.ease}`,
  },
  selectors: {
    [`:where(${row}:hover) > &`]: { borderColor: scheme.text },
    "&:checked": { background: scheme.fill, borderColor: scheme.accentUi },
    "&:checked::before": { background: scheme.onFill, transform: "translateX(20px)" },
    "&:dir(rtl):checked::before": { transform: "translateX(-20px)" },
    "&:disabled": { background: scheme.muted, borderColor: scheme.outline },
    "&:disabled::before": { background: scheme.control },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "ButtonText",
      "::before": { background: "ButtonText", forcedColorAdjust: "none" },
      selectors: {
        "&:checked": { background: "Highlight", forcedColorAdjust: "none" },
        "&:checked::before": { background: "HighlightText" },
        "&:disabled": { background: "Canvas", borderColor: "GrayText" },
        "&:disabled::before": { background: "GrayText" },
      },
    },
  },
});
