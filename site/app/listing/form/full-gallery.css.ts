import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** As large as the area for photos, with a solid edge. */
export const box = pageStyle({
  display: "flex",
  gap: 16,
  padding: 20,
  border: `1px solid ${platform.ink}`,
  borderRadius: vars.radius.control,
});
pageGlobal(`.${box} > svg`, { flex: "none", width: 20, height: 20 });

export const title = pageStyle({ ...role("base", { weight: "semibold" }) });

export const text = pageStyle({ color: platform.s600, ...role("small") });

export const row = pageStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  paddingBlock: 8,
  borderBlock: `1px solid ${platform.s200}`,
});
