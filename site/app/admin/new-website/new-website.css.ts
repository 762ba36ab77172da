import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
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

export const fields = pageStyle({ display: "grid", gap: 20 });

export const pair = pageStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  alignItems: "end",
  gap: "20px 16px",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
