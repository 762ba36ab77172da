import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
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
  gap: 8,
  minHeight: 44,
  color: platform.ink,
  ...role("small", { weight: "semibold" }),
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 } },
});
pageGlobal(`.${link} > svg`, { flex: "none", width: 20, height: 20 });

export const next = pageStyle({ marginInlineStart: "auto", textAlign: "end" });
