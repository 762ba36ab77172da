import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { when } from "../../styles/states.ts";

const { scheme } = vars;

/** What an input, a select and a text area have in common. */
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
      // Safari paints disabled text with its own colour and fades it.
      WebkitTextFillColor: scheme.text2,
      opacity: 1,
      cursor: "not-allowed",
    },
  },
});

// Where the platform draws the list of options, it takes these and not the page's ground.
componentGlobal(`.${control} option`, { color: scheme.text, background: scheme.surface });
