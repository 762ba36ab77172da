import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const previews = pageStyle({
  display: "grid",
  alignContent: "start",
  gap: 10,
  minWidth: 0,
});

export const label = pageStyle({
  color: vars.scheme.text2,
  fontSize: rem(14),
  lineHeight: rem(20),
  selectors: { "* + &": { marginBlockStart: 8 } },
});

export const computer = pageStyle({ width: "100%", maxWidth: 304, aspectRatio: "304 / 190" });

export const phone = pageStyle({ width: 132, height: "clamp(120px, 100svh - 600px, 250px)" });
