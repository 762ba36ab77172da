import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const panel = pageStyle({
  display: "grid",
  gap: 14,
  padding: "16px 18px",
  border: `1px solid ${platform.s200}`,
  overflowWrap: "anywhere",
});

export const record = pageStyle({
  display: "grid",
  justifyItems: "stretch",
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: "14px 0 0",
  border: "none",
  borderBlockStart: `1px solid ${platform.s200}`,
});

export const title = pageStyle({ fontSize: rem(15), lineHeight: rem(22), fontWeight: 580 });

export const action = pageStyle({ justifySelf: "start" });
