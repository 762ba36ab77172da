import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const panel = pageStyle({
  display: "grid",
  gap: 12,
  padding: 16,
  border: `1px solid ${platform.s200}`,
  overflowWrap: "anywhere",
});

export const record = pageStyle({
  display: "grid",
  justifyItems: "stretch",
  gap: 8,
  minWidth: 0,
  paddingBlock: "12px 0",
  paddingInline: 0,
  border: "none",
  borderBlockStart: `1px solid ${platform.s200}`,
});

export const title = pageStyle(role("small", { weight: "semibold" }));

export const action = pageStyle({ justifySelf: "start" });
