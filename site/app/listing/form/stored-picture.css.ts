import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const root = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 16,
  paddingBlock: 12,
  borderBlock: `1px solid ${platform.s200}`,
});

export const thumbnail = pageStyle({ width: 96, aspectRatio: "4 / 3", objectFit: "cover" });

export const texts = pageStyle({ flex: 1, minWidth: 160 });

export const name = pageStyle(role("base", { weight: "semibold" }));

export const hint = pageStyle({ color: platform.s600, ...role("small") });
