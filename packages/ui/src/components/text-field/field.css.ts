import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { text } from "../../styles/type.ts";
import { when } from "../../styles/states.ts";

export const field = componentStyle({ minWidth: 0 });

export const labelRow = componentStyle({
  ...text("label"),
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  marginBlockEnd: 8,
});

/** Required or optional mark at the end of the label row. */
export const mark = componentStyle({ fontWeight: 450, color: vars.scheme.text2, flex: "none" });

export const hint = componentStyle({
  ...text("hint"),
  marginBlock: "-4px 8px",
  color: vars.scheme.text2,
});

export const error = componentStyle({
  ...text("error"),
  display: "flex",
  alignItems: "flex-start",
  gap: 8,
  marginBlockStart: 8,
  color: vars.scheme.error,
});

componentGlobal(`.${error} > svg`, {
  flex: "none",
  width: 18,
  height: 18,
  marginBlockStart: "1.5px",
});

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

// Native option lists use these colors and not the page background.
componentGlobal(`.${control} option`, { color: scheme.text, background: scheme.surface });

export const textArea = componentStyle({ paddingBlock: 14, resize: "vertical" });
