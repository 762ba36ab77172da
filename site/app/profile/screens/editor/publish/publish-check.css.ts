import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const lead = pageStyle({
  marginBlockEnd: 24,
  ...role("base"),
  color: platform.s600,
});

export const group = pageStyle({ marginBlockEnd: 24 });

export const heading = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  marginBlockEnd: 8,
  ...role("small", { weight: "semibold" }),
});

export const aside = pageStyle({ fontWeight: weight.medium, color: platform.s600 });

/** A row of the list, which has the lines. */
export const done = pageStyle({ selectors: { "&:first-child": { border: 0 } } });
pageGlobal(`.${done} > h4 > button`, {
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr) 20px",
  gap: 8,
  width: "100%",
  minHeight: 52,
  marginInline: 0,
  padding: 0,
  color: platform.s600,
  fontWeight: weight.regular,
});
pageGlobal(`.${done} > h4 > button > svg:first-child`, { color: platform.green });
pageGlobal(`.${done} > div > div`, { paddingBlockEnd: 0 });

export const doneList = pageStyle({
  paddingBlock: "0 12px",
  paddingInlineStart: 32,
  listStyle: "none",
  ...role("small"),
  color: platform.s600,
});

export const footer = pageStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 20,
});
pageGlobal(`.${footer} > :is(a, button)`, {
  flex: "none",
  maxWidth: "100%",
  "@media": { [media.mobile]: { width: "100%", minHeight: 56 } },
});

export const saved = pageStyle({
  ...role("caption"),
  color: platform.s600,
  "@media": { [media.mobile]: { display: "none" } },
});
