import { rem, templateStyle as pageStyle, text } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme, layout } = vars;

export const section = pageStyle({
  marginBlockStart: 88,
  paddingBlockStart: 28,
  borderBlockStart: `1px solid ${scheme.text}`,
  "@media": { [media.mobile]: { marginBlockStart: 56 } },
});

export const heading = pageStyle({ ...text("cardTitle"), marginBlockEnd: 32 });

export const notes = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: layout.gutter,
  listStyle: "none",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 28 } },
});

export const note = pageStyle({ color: scheme.text2, textWrap: "pretty" });

export const noteTitle = pageStyle({
  marginBlockEnd: 8,
  fontSize: rem(18),
  lineHeight: 1.5,
  color: scheme.text,
  textWrap: "balance",
});
