import { componentStyle } from "../../styles/scaled.ts";
import { controlRules } from "../text-field/control-rules.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

/** A row that looks like a text field and contains the input and its buttons. */
export const group = componentStyle({
  ...controlRules.rest,
  position: "relative",
  display: "flex",
  alignItems: "center",
  cursor: "text",
  selectors: {
    "&[data-hovered]": controlRules.hover,
    // While it is open, the focus is in its calendar.
    "&:is([data-focus-within], :where([data-rac][data-open] *))": controlRules.focus,
    "&[data-invalid]": controlRules.invalid,
    "&[data-disabled]": controlRules.disabled,
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[data-disabled]": { color: "GrayText" } } },
  },
});

/** The input of a group, without a border of its own. */
export const input = componentStyle({
  flex: 1,
  minWidth: 0,
  minHeight: 50,
  margin: 0,
  paddingInline: 16,
  paddingBlock: 0,
  border: 0,
  background: "transparent",
  color: "inherit",
  fontSize: "inherit",
  lineHeight: "inherit",
  textOverflow: "ellipsis",
  appearance: "none",
  selectors: {
    "&:focus, &:focus-visible": { outline: "none" },
    "&::placeholder": { color: scheme.text2, opacity: 1 },
    "&:disabled": { cursor: "not-allowed", WebkitTextFillColor: scheme.text2, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});

/** A button inside a group: the list, the calendar, the stepper. */
export const button = componentStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  alignSelf: "stretch",
  width: 48,
  minHeight: 44,
  borderRadius: vars.radius.inner,
  color: "inherit",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { background: scheme.hover },
    "&[data-disabled]": { color: scheme.onMuted, background: "transparent", cursor: "not-allowed" },
    "&[data-focus-visible]": { outline: `2px solid ${scheme.focus}`, outlineOffset: -3 },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[data-disabled]": { color: "GrayText" } } },
  },
});
