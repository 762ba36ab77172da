import { templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { visuallyHidden } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

export const field = pageStyle({ position: "relative", display: "block" });

templateGlobal(`.${field} > svg`, {
  position: "absolute",
  insetInlineStart: 14,
  insetBlockStart: 13,
  width: 22,
  height: 22,
  color: scheme.text2,
  pointerEvents: "none",
});

export const label = visuallyHidden;

export const input = pageStyle({
  width: "100%",
  height: 48,
  paddingInline: "46px 14px",
  border: `1px solid ${scheme.control}`,
  borderRadius: vars.radius.control,
  color: scheme.text,
  background: "transparent",
  fontSize: 16,
  appearance: "none",
  selectors: {
    "&:hover": { borderColor: scheme.text },
    "&:focus": {
      borderColor: scheme.focus,
      outline: `2px solid ${scheme.focus}`,
      outlineOffset: -2,
    },
    "&::placeholder": { color: scheme.text2, opacity: 1 },
  },
});
