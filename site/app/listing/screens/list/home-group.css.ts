import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const head = pageStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 44,
  borderBlockEnd: `1px solid ${platform.ink}`,
});

export const title = pageStyle(role("small", { weight: "semibold" }));

export const count = pageStyle({ color: platform.s600, ...role("small") });

export const folded = pageStyle({ borderBlockStart: "none" });
