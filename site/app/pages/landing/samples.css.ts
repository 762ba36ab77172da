import {
  rem,
  templateGlobal as pageGlobal,
  templateStyle as pageStyle,
} from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const samples = pageStyle({
  paddingBlockEnd: 160,
  overflow: "hidden",
  "@media": { [media.mobile]: { paddingBlockEnd: 96 } },
});

export const top = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: 24,
  marginBlockEnd: 56,
  "@media": {
    [media.mobile]: {
      flexDirection: "column",
      alignItems: "flex-start",
      gap: 20,
      marginBlockEnd: 36,
    },
  },
});

// The title keeps its line breaks; the lead shrinks instead.
pageGlobal(`.${top} > h2`, { flex: "none" });

export const lead = pageStyle({
  color: vars.platform.s600,
  maxWidth: "24em",
  fontSize: rem(18),
  "@media": { [media.mobile]: { fontSize: rem(17) } },
});

export const slide = pageStyle({ display: "block", color: "inherit", textDecoration: "none" });

export const frame = pageStyle({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "16 / 10",
  background: vars.platform.s100,
  border: `1px solid ${vars.platform.s200}`,
  "@media": { [media.mobile]: { aspectRatio: "4 / 5" } },
});

export const thumbnail = pageStyle({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "top",
});

export const caption = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  paddingBlockStart: 20,
  paddingInlineEnd: 20,
  fontSize: rem(16),
  lineHeight: rem(26),
  color: vars.platform.s600,
  "@media": {
    [media.mobile]: { flexDirection: "column", paddingBlockStart: 14, fontSize: rem(15) },
  },
});

export const name = pageStyle({
  display: "block",
  fontSize: rem(20),
  lineHeight: rem(30),
  fontWeight: 640,
  letterSpacing: "-.02em",
  color: vars.platform.ink,
  selectors: { [`${slide}:hover &`]: { textDecoration: "underline", textUnderlineOffset: 4 } },
  "@media": { [media.mobile]: { fontSize: rem(18) } },
});
