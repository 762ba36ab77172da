import { templateStyle as pageStyle } from "@realtor/ui/style-tools";

export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: 8,
});
