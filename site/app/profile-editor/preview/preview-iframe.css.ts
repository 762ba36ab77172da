import { templateStyle as pageStyle } from "@realtor/ui/style-tools";

export const frame = pageStyle({ display: "block", border: 0, transformOrigin: "0 0" });
