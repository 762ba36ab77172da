import { templateStyle as pageStyle } from "@realtor/ui/style-tools";

/** Languages, and the account of a signed-in user. */
export const end = pageStyle({ display: "flex", alignItems: "center", gap: 28 });
