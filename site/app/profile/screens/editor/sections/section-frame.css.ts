import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const footer = pageStyle({
  minHeight: 64,
  marginBlockStart: 40,
  borderBlockStart: `1px solid ${platform.s200}`,
});

export const link = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  minHeight: 44,
  color: platform.ink,
  fontSize: rem(15),
  fontWeight: 560,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 } },
});
templateGlobal(`.${link} > svg`, { flex: "none", width: 20, height: 20 });

export const next = pageStyle({ marginInlineStart: "auto", textAlign: "end" });
