import { pageStyle } from "@realtor/ui/style-tools";

export const photo = pageStyle({ width: "100%", aspectRatio: "2 / 1", objectFit: "cover" });
