import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { controlRules } from "./control-rules.ts";
import { exact } from "../../styles/exact.ts";
import { when } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

/** Shared styles of `<input>`, `<select>` and `<textarea>`. */
export const control = componentStyle({
  ...controlRules.rest,
  display: "block",
  paddingInline: 16,
  appearance: "none",
  selectors: {
    "&:hover": controlRules.hover,
    [when.focus]: controlRules.focus,
    [when.invalid]: controlRules.invalid,
    "&:disabled": {
      ...controlRules.disabled,
      // Safari otherwise applies its own color and opacity to disabled text.
      WebkitTextFillColor: scheme.text2,
      opacity: 1,
    },
  },
});

/** Additional styles of `<textarea>`. */
export const multiline = componentStyle({
  paddingBlock: exact(14, "the height of a text area"),
  resize: "vertical",
});

// Native option lists use these colors and not the page background.
componentGlobal(`.${control} option`, { color: scheme.text, background: scheme.surface });
