import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";

export const pair = pageStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  alignItems: "end",
  gap: "20px 16px",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
