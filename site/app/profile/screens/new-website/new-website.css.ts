import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

/** The names, side by side as far as they fit. */
export const names = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
  alignItems: "start",
  gap: "20px 16px",
});

/** The ways to send an invitation, in equal parts. */
export const channels = pageStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(max-content, 1fr)",
});

export const result = pageStyle({
  display: "block",
  padding: "12px 16px",
  ...role("base"),
  overflowWrap: "anywhere",
  background: vars.scheme.surface2,
});
