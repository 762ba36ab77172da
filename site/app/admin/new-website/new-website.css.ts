import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

/** The ways to send an invitation, in equal parts. */
export const channels = pageStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(max-content, 1fr)",
});

export const result = pageStyle({
  display: "block",
  padding: "14px 18px",
  fontSize: rem(16),
  overflowWrap: "anywhere",
  background: vars.scheme.surface2,
});
