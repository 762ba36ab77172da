import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const details = pageStyle({});
pageGlobal(`.${details} > div:first-child`, { alignItems: "center", gap: 16 });
pageGlobal(`.${details} button`, {
  justifyContent: "flex-end",
  minWidth: 44,
  color: platform.s600,
  fontWeight: weight.medium,
});

export const contrast = pageStyle({
  ...role("caption", { weight: "medium" }),
  color: platform.green,
});

export const adjusted = pageStyle({
  marginBlockStart: 4,
  ...role("caption"),
  color: platform.s600,
});

export const samples = pageStyle({ marginBlockStart: 12 });

export const sample = pageStyle({ padding: 16, border: `1px solid ${platform.s200}` });

export const sampleLink = pageStyle({
  marginBlockEnd: 12,
  ...role("caption", { weight: "semibold" }),
});

export const sampleButton = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  ...role("caption", { weight: "semibold" }),
});
