import { pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const strip = pageStyle({
  display: "flex",
  gap: 12,
  marginBlock: 24,
  overflowX: "auto",
  scrollbarWidth: "thin",
  scrollbarColor: `${vars.scheme.control} transparent`,
});

export const photo = pageStyle({
  flex: "none",
  width: "min(80%, 560px)",
  aspectRatio: "16 / 10",
  objectFit: "cover",
});

export const controls = pageStyle({
  display: "flex",
  gap: 12,
  padding: 0,
  border: 0,
  "@media": { "(scripting: none)": { display: "none" } },
});
