import { pageStyle } from "@realtor/ui/style-tools";

export const head = pageStyle({ display: "flex", alignItems: "center", gap: 12, minWidth: 0 });

export const texts = pageStyle({ minWidth: 0, overflowWrap: "anywhere" });
