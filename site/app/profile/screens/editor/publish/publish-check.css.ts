import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const lead = pageStyle({
  marginBlockEnd: 24,
  fontSize: rem(16),
  lineHeight: rem(24),
  color: platform.s600,
});

export const group = pageStyle({ marginBlockEnd: 26 });

export const heading = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  marginBlockEnd: 10,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 620,
});

export const aside = pageStyle({ fontWeight: 450, color: platform.s600 });

export const list = pageStyle({
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderBlockStart: `1px solid ${platform.s300}`,
  selectors: { "&[data-required]": { borderColor: platform.ink } },
});
templateGlobal(`.${list} > li`, { borderBlockEnd: `1px solid ${platform.s200}` });

export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr) 20px",
  gap: 10,
  alignItems: "center",
  width: "100%",
  minHeight: 59,
  padding: "7px 0",
  border: 0,
  color: platform.ink,
  background: "none",
  font: "inherit",
  fontSize: rem(16),
  lineHeight: rem(22),
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: { "&:hover": { background: platform.s50 } },
});
templateGlobal(`.${row} > svg`, { width: 20, height: 20 });

export const ring = pageStyle({
  width: 16,
  height: 16,
  borderRadius: "50%",
  boxShadow: `inset 0 0 0 1.5px ${platform.s500}`,
  selectors: { [`.${list}[data-required] &`]: { boxShadow: `inset 0 0 0 1.5px ${platform.ink}` } },
  "@media": { [media.forcedColors]: { border: "1.5px solid" } },
});

export const title = pageStyle({ display: "block", fontWeight: 600 });

export const detail = pageStyle({
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(20),
  color: platform.s600,
});

/** A row of the list, which has the lines. */
export const done = pageStyle({ selectors: { "&:first-child": { border: 0 } } });
templateGlobal(`.${done} > h4 > button`, {
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr) 20px",
  gap: 10,
  width: "100%",
  minHeight: 52,
  marginInline: 0,
  padding: 0,
  color: platform.s600,
  fontWeight: 400,
});
templateGlobal(`.${done} > h4 > button > svg:first-child`, { color: platform.green });
templateGlobal(`.${done} > div > div`, { paddingBlockEnd: 0 });

export const doneList = pageStyle({
  margin: 0,
  padding: "0 0 12px 34px",
  listStyle: "none",
  fontSize: rem(15),
  lineHeight: rem(26),
  color: platform.s600,
});

export const footer = pageStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 20,
});
templateGlobal(`.${footer} > :is(a, button)`, {
  flex: "none",
  maxWidth: "100%",
  "@media": { [media.mobile]: { width: "100%", minHeight: 56 } },
});

export const saved = pageStyle({
  fontSize: rem(14),
  lineHeight: rem(20),
  color: platform.s600,
  "@media": { [media.mobile]: { display: "none" } },
});
