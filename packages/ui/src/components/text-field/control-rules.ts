import { exact } from "../../styles/exact.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

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
    fontSize: role("body", { reading: false }).fontSize,
    lineHeight: exact("1.5", "the rows of a text area"),
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
