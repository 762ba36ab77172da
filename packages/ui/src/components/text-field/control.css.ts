import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { when } from "../../styles/states.ts";

const { scheme } = vars;

/** Shared styles of `<input>`, `<select>` and `<textarea>`. */
export const control = componentStyle({
  display: "block",
  width: "100%",
  minHeight: 52,
  paddingInline: 16,
  border: `1px solid ${scheme.control}`,
  borderRadius: vars.radius.control,
  background: "transparent",
  color: scheme.text,
  fontSize: 17,
  lineHeight: 1.5,
  appearance: "none",
  selectors: {
    "&:hover": { borderColor: scheme.text },
    [when.focus]: {
      borderColor: scheme.focus,
      outline: `2px solid ${scheme.focus}`,
      outlineOffset: -2,
    },
    [when.invalid]: { borderColor: scheme.error, boxShadow: `inset 0 0 0 1px ${scheme.error}` },
    "&:disabled": {
      background: scheme.hover,
      borderColor: scheme.outline,
      color: scheme.text2,
      // Safari otherwise applies its own color and opacity to disabled text.
      WebkitTextFillColor: scheme.text2,
      opacity: 1,
      cursor: "not-allowed",
    },
  },
});

/** Additional styles of `<textarea>`. */
export const multiline = componentStyle({ paddingBlock: 14, resize: "vertical" });

// Native option lists use these colors and not the page background.
componentGlobal(`.${control} option`, { color: scheme.text, background: scheme.surface });
