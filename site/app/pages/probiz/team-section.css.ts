import { distance, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

export const section = pageStyle({
  paddingBlockStart: distance.band,
  paddingBlockEnd: distance.section,
  color: scheme.text,
});

export const title = pageStyle({ ...role("title"), marginBlockEnd: 24 });

export const search = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr) auto",
  gap: layout.gutter,
  alignItems: "end",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
// Same height as the fields next to it.
pageGlobal(`.${search} > button`, { minHeight: 52 });

export const count = pageStyle({
  display: "block",
  marginBlock: "24px 16px",
  ...role("small"),
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const list = pageStyle({
  listStyle: "none",
  borderBlockStart: `1px solid ${scheme.text}`,
});
