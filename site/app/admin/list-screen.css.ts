import { templateStyle as pageStyle } from "@realtor/ui/style-tools";

export const failed = pageStyle({ display: "grid", justifyItems: "start", gap: 16, width: "100%" });
