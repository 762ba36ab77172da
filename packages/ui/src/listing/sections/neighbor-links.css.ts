import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";
import { addressName } from "./address-name.css.ts";

const { scheme } = vars;

export const root = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  marginBlockEnd: 64,
  borderBlock: `1px solid ${scheme.text}`,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
templateGlobal(`[data-template="panorama"] ${root}`, { borderColor: scheme.line });

export const link = templateStyle({
  display: "flex",
  alignItems: "center",
  gap: 20,
  minWidth: 0,
  paddingBlock: 24,
  color: scheme.text,
  textDecoration: "none",
  selectors: {
    // Each has its side of the row, also without the other.
    '&[data-to="next"]': {
      gridColumn: 2,
      flexDirection: "row-reverse",
      paddingInlineStart: 24,
      textAlign: "end",
    },
    '&[data-to="next"]:not(:first-child)': { borderInlineStart: `1px solid ${scheme.line}` },
    '&[data-to="previous"]': { paddingInlineEnd: 24 },
  },
  "@media": {
    [media.mobile]: {
      gap: 16,
      paddingBlock: 16,
      selectors: {
        '&[data-to="next"]': { gridColumn: 1, paddingInlineStart: 0 },
        '&[data-to="next"]:not(:first-child)': {
          borderInlineStart: 0,
          borderBlockStart: `1px solid ${scheme.line}`,
        },
        '&[data-to="previous"]': { paddingInlineEnd: 0 },
      },
    },
  },
});

export const icon = templateStyle({ flex: "none", color: scheme.text2 });

export const label = templateStyle({
  display: "block",
  ...role("caption"),
  color: scheme.text2,
});

templateGlobal(`${link}:hover ${addressName}`, {
  textDecoration: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: ".18em",
});

export const price = templateStyle({
  display: "block",
  ...role("body", { reading: false }),
  fontVariantNumeric: "lining-nums tabular-nums",
});
