import { rem, templateStyle as pageStyle, text } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { scheme } = vars;

export const label = pageStyle({ ...text("label"), lineHeight: rem(22) });

export const hint = pageStyle({ ...text("hint"), color: scheme.text2 });

export const parts = pageStyle({ display: "grid", gap: 12, marginBlockStart: 8 });

export const image = pageStyle({
  display: "block",
  justifySelf: "start",
  maxWidth: "100%",
  maxHeight: 320,
  background: scheme.hover,
});

export const tools = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBlockStart: 12,
  "@media": { [media.tiny]: { display: "grid" } },
});
