import { pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

export const root = pageStyle({ minWidth: 0, outline: "none" });

/** As the label of a field. */
export const label = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  marginBlockEnd: 8,
  ...role("small", { weight: "semibold" }),
});

export const mark = pageStyle({ flex: "none", color: scheme.text2, fontWeight: weight.medium });

export const hint = pageStyle({ marginBlockStart: 8 });
