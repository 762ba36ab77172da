import { pageStyle } from "@realtor/ui/style-tools";

export const fields = pageStyle({ marginBlockStart: 0 });

export const footer = pageStyle({ display: "flex", gap: 8 });

export const done = pageStyle({ flex: 1 });
