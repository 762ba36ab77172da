import { vars } from "../../theme/contract.css.ts";
import { rem } from "../../styles/rem.ts";

const { scheme } = vars;

/** Style rules of a form control, for a native element and for a group that looks like one. */
export const controlRules = {
  rest: {
    width: "100%",
    minHeight: 52,
    border: `1px solid ${scheme.control}`,
    borderRadius: vars.radius.control,
    background: "transparent",
    color: scheme.text,
    fontSize: rem(17),
    lineHeight: 1.5,
  },
  hover: { borderColor: scheme.text },
  focus: {
    borderColor: scheme.focus,
    outline: `2px solid ${scheme.focus}`,
    outlineOffset: -2,
  },
  invalid: { borderColor: scheme.error, boxShadow: `inset 0 0 0 1px ${scheme.error}` },
  disabled: {
    background: scheme.hover,
    borderColor: scheme.outline,
    color: scheme.text2,
    cursor: "not-allowed",
  },
} as const;
