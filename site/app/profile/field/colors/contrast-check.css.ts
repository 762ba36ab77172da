import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const details = pageStyle({});
templateGlobal(`.${details} > div:first-child`, { alignItems: "center", gap: 16 });
templateGlobal(`.${details} button`, {
  justifyContent: "flex-end",
  minWidth: 44,
  color: platform.s600,
  fontWeight: 500,
});

export const contrast = pageStyle({
  fontSize: rem(14),
  lineHeight: rem(21),
  fontWeight: 500,
  color: platform.green,
});

export const adjusted = pageStyle({
  marginBlockStart: 4,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: platform.s600,
});

export const samples = pageStyle({ marginBlockStart: 14 });

export const sample = pageStyle({ padding: 18, border: `1px solid ${platform.s200}` });

export const sampleLink = pageStyle({
  marginBlockEnd: 12,
  fontSize: rem(14),
  lineHeight: rem(22),
  fontWeight: 600,
});

export const sampleButton = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  paddingInline: 14,
  borderRadius: vars.radius.control,
  fontSize: rem(14),
  fontWeight: 600,
});
