import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const index = pageStyle({ paddingBlock: "16px 24px", paddingInline: 12 });

export const back = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  paddingInline: 8,
  color: platform.ink,
  ...role("small", { weight: "medium" }),
  textDecoration: "none",
});

export const heading = pageStyle({
  paddingBlock: "12px 4px",
  paddingInline: 12,
  color: platform.s600,
  ...role("caption"),
});

export const link = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 8,
  alignItems: "center",
  minHeight: 44,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  color: platform.ink,
  ...role("small", { weight: "medium" }),
  textDecoration: "none",
  selectors: {
    "&:hover": { background: platform.s100 },
    "&[aria-current]": {
      color: platform.white,
      background: platform.ink,
      fontWeight: weight.semibold,
    },
  },
});

export const mark = pageStyle({ display: "grid", placeItems: "center", width: 20, height: 20 });
pageGlobal(`.${mark} > svg`, { width: 18, height: 18 });

export const ring = pageStyle({
  width: 10,
  height: 10,
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1.5px ${platform.s500}`,
});

export const foot = pageStyle({
  marginBlockStart: 8,
  marginInline: 12,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${platform.s200}`,
  color: platform.s600,
  ...role("caption"),
});
