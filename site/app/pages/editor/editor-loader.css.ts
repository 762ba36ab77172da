import { templateStyle as pageStyle } from "@realtor/ui/style-tools";

export const container = pageStyle({ maxWidth: 640, margin: "0 auto", padding: "72px 20px" });

export const title = pageStyle({ marginBlockEnd: 24, fontSize: 26, lineHeight: "34px" });
