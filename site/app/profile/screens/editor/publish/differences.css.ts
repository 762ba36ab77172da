import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const scroll = pageStyle({ maxHeight: "50svh", marginBlockStart: 12, overflowY: "auto" });
// Long texts would leave no space for the names of the fields.
pageGlobal(`.${scroll} table`, { tableLayout: "fixed", width: "100%" });

export const text = pageStyle({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const detail = pageStyle({ display: "block", ...role("caption"), color: platform.s600 });

export const swatch = pageStyle({
  display: "inline-block",
  width: 16,
  height: 16,
  marginInlineEnd: 4,
  verticalAlign: -2,
  border: `1px solid ${platform.s300}`,
});
