import { pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";

export const lead = pageStyle({ marginBlockEnd: 24 });

export const footer = pageStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 20,
});

export const saved = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });
