import { componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const list = componentStyle({ display: "flex", flexWrap: "wrap", gap: "32px 64px" });

/** The label is first in the markup but displayed below the value. */
export const stat = componentStyle({
  display: "flex",
  flexDirection: "column-reverse",
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const numeral = componentStyle({
  ...role("display", { latin: true }),
  fontVariantNumeric: "lining-nums",
});

export const unit = componentStyle({
  fontSize: exact(".38em", "the figure"),
  letterSpacing: "inherit",
  marginInlineStart: exact(2, "the figure"),
});

export const label = componentStyle({
  ...role("base"),
  color: vars.scheme.text2,
  marginBlockStart: 8,
});

export const note = componentStyle({
  ...role("caption"),
  color: vars.scheme.text2,
  marginBlockStart: 24,
});
