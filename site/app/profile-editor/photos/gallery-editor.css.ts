import { templateStyle as pageStyle } from "@realtor/ui/style-tools";

/** Drop zone, uploads and photos. */
export const parts = pageStyle({ display: "grid", gap: 20 });
