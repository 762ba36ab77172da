import { pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const fields = pageStyle({
  display: "grid",
  gap: 16,
  minWidth: 0,
  marginBlockEnd: 24,
  padding: 0,
  border: 0,
});
export const legend = pageStyle({
  marginBlockEnd: 12,
  padding: 0,
  ...role("small"),
  color: vars.scheme.text2,
});
export const error = pageStyle({ color: vars.scheme.error, fontWeight: weight.semibold });
