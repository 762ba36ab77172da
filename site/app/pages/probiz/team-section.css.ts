import { rem, templateGlobal, templateStyle as pageStyle, text } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

export const section = pageStyle({
  paddingBlock: "88px 112px",
  color: scheme.text,
  "@media": { [media.mobile]: { paddingBlock: "56px 72px" } },
});

export const title = pageStyle({ ...text("title"), marginBlockEnd: 28 });

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
templateGlobal(`.${search} > button`, { minHeight: 52 });

export const count = pageStyle({
  display: "block",
  marginBlock: "28px 16px",
  fontSize: rem(15),
  lineHeight: rem(24),
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const list = pageStyle({
  listStyle: "none",
  borderBlockStart: `1px solid ${scheme.text}`,
});
