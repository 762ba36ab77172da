import { templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";

/** Two halves as wide as the form. */
export const states = pageStyle({ display: "flex", width: "100%" });
templateGlobal(`.${states} > label`, { flex: "1 1 0", minHeight: 50 });
