import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const panel = pageStyle({
  display: "grid",
  gap: 14,
  padding: "16px 18px",
  border: `1px solid ${platform.s200}`,
  overflowWrap: "anywhere",
});

export const action = pageStyle({ justifySelf: "start" });
