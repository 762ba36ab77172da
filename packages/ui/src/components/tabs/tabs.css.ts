import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";

const { scheme } = vars;

export const list = componentStyle({
  display: "flex",
  gap: 32,
  borderBlockEnd: `1px solid ${scheme.line}`,
  "@media": {
    [media.mobile]: {
      gap: 24,
      overflow: "auto hidden",
      scrollbarWidth: "none",
      // Extends the scroll area to the edges of the screen; the first tab stays aligned with the text.
      marginInline: `calc(-1 * ${vars.layout.margin})`,
      paddingInline: vars.layout.margin,
      scrollPaddingInline: vars.layout.margin,
    },
  },
});

export const tab = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  flex: "none",
  minHeight: 52,
  // Space for the focus ring without moving the text.
  paddingInline: 8,
  marginInline: -8,
  borderRadius: vars.radius.control,
  color: scheme.text2,
  fontSize: 17,
  lineHeight: "28px",
  fontWeight: 500,
  whiteSpace: "nowrap",
  outlineOffset: -3,
  selectors: {
    "&:hover": { color: scheme.text },
    '&[aria-selected="true"]': { color: scheme.text, fontWeight: 650 },
    '&[aria-selected="true"]::after': {
      content: "",
      position: "absolute",
      insetInline: 8,
      insetBlockEnd: -1,
      height: 3,
      background: scheme.accentUi,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]::after': { background: "Highlight" } },
    },
    // Inside the list, which clips its overflow on a phone.
    [media.mobile]: { selectors: { '&[aria-selected="true"]::after': { insetBlockEnd: 0 } } },
  },
});

export const count = componentStyle({
  fontSize: 14,
  fontWeight: 500,
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const panel = componentStyle({
  paddingBlockStart: 28,
  selectors: { "&[hidden]": { display: "none" } },
});
