import { pageStyle } from "@realtor/ui/style-tools";

export const form = pageStyle({ display: "grid", gap: 24 });

/** Other ways to go on, below the button. */
export const choices = pageStyle({ display: "flex", flexWrap: "wrap", columnGap: 24 });
