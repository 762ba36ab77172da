import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: 8,
});

export const note = pageStyle({
  marginBlockStart: 8,
  fontSize: 14,
  lineHeight: "21px",
  color: vars.scheme.text2,
});
