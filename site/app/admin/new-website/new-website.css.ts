import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const pair = pageStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  alignItems: "start",
  gap: "20px 16px",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The names, side by side as far as they fit. */
export const names = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
  alignItems: "start",
  gap: "20px 16px",
});

/** The input for cities with the chosen ones beside it. Its room is kept while there are few. */
export const areas = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: 16,
  outline: "none",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The ways to send an invitation, in equal parts. */
export const channels = pageStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(max-content, 1fr)",
});

/** Address and language of an invitation. */
export const recipient = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: "20px 16px",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const result = pageStyle({
  display: "block",
  padding: "14px 18px",
  fontSize: rem(16),
  overflowWrap: "anywhere",
  background: vars.scheme.surface2,
});
