import { componentStyle } from "../../styles/layer-style.ts";
import { rem } from "../../styles/rem.ts";
import { text } from "../../styles/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const list = componentStyle({ display: "flex", flexWrap: "wrap", gap: "32px 72px" });

/** The label is first in the markup but displayed below the value. */
export const stat = componentStyle({ display: "flex", flexDirection: "column-reverse" });

export const numeral = componentStyle({
  ...text("statPortrait"),
  fontVariantNumeric: "lining-nums",
});

export const unit = componentStyle({
  fontSize: ".38em",
  letterSpacing: "-.02em",
  marginInlineStart: 2,
});

export const label = componentStyle({
  fontSize: rem(16),
  lineHeight: rem(26),
  color: vars.scheme.text2,
  marginBlockStart: 8,
});

export const note = componentStyle({
  fontSize: rem(14),
  lineHeight: rem(21),
  color: vars.scheme.text2,
  marginBlockStart: 28,
});
