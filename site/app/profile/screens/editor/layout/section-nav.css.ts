import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { compact } from "#app/admin/editor-bar.ts";

const { platform } = vars;

export const nav = pageStyle({ paddingBlock: "16px 24px", paddingInline: 12 });

export const group = pageStyle({
  selectors: {
    "& + &": {
      marginBlockStart: 8,
      paddingBlockStart: 12,
      borderBlockStart: `1px solid ${platform.s200}`,
    },
  },
});

export const heading = pageStyle({
  paddingBlockEnd: 4,
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
    "&[data-state=error]": { color: platform.red, fontWeight: weight.semibold },
    "&[aria-current]": {
      color: platform.white,
      background: platform.ink,
      fontWeight: weight.semibold,
    },
  },
  "@media": { [compact]: { minHeight: 52 } },
});

export const mark = pageStyle({ display: "grid", placeItems: "center", width: 20, height: 20 });
pageGlobal(`.${mark} > svg`, { width: 18, height: 18 });

export const ring = pageStyle({
  width: 10,
  height: 10,
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1.5px ${platform.s500}`,
});

/** The language in which a text is missing. */
export const missing = pageStyle({
  color: platform.amber,
  ...role("fine", { weight: "semibold" }),
  whiteSpace: "nowrap",
  selectors: { "[aria-current] > &": { color: platform.amber50 } },
});
