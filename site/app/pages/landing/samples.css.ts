import { distance, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const samples = pageStyle({
  paddingBlockEnd: distance.chapter,
  overflow: "hidden",
});

export const top = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: 24,
  marginBlockEnd: 64,
  "@media": {
    [media.mobile]: {
      flexDirection: "column",
      alignItems: "flex-start",
      gap: 20,
      marginBlockEnd: 32,
    },
  },
});

// The title keeps its line breaks; the lead shrinks instead.
pageGlobal(`.${top} > h2`, { flex: "none" });

export const lead = pageStyle({
  color: vars.platform.s600,
  maxWidth: "24em",
  ...role("body"),
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
  ...role("base"),
  color: vars.platform.s600,
  "@media": {
    [media.mobile]: { flexDirection: "column", paddingBlockStart: 12, ...role("small") },
  },
});

export const name = pageStyle({
  display: "block",
  ...role("lead", { weight: "strong" }),
  color: vars.platform.ink,
  selectors: { [`${slide}:hover &`]: { textDecoration: "underline", textUnderlineOffset: 4 } },
});
