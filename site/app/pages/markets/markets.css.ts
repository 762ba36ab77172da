import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media, numeric } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform, scheme } = vars;

export const count = pageStyle([
  numeric,
  {
    ...role("body", { weight: "medium" }),
    marginInlineStart: 12,
    color: scheme.text2,
  },
]);

export const notice = pageStyle({ marginBlockEnd: 20 });

export const table = pageStyle({});
// A tablet has no room for the changes.
pageGlobal(`.${table} tr > :nth-child(5)`, {
  "@media": { [media.tablet]: { display: "none" } },
});
pageGlobal(`.${table} tr > :first-child`, { width: "13%" });
pageGlobal(`.${table} tr > :is(:nth-child(2), :nth-child(3))`, { width: "24%" });
pageGlobal(`.${table} :is(td, th):last-child`, { paddingInlineEnd: 0 });
pageGlobal(`.${table} tbody tr:hover`, { background: "transparent" });
// The number of listings is beside the name.
pageGlobal(`.${table} tbody td:nth-child(4)`, {
  "@media": { [media.mobile]: { alignItems: "start" } },
});
pageGlobal(`.${table} tbody td:nth-child(7)`, {
  "@media": { [media.mobile]: { marginBlockStart: 12 } },
});

export const name = pageStyle({ display: "block", ...role("base", { weight: "semibold" }) });

/** A phone has no room for it. */
export const place = pageStyle({
  ...role("caption"),
  color: platform.s600,
  whiteSpace: "nowrap",
  "@media": { [media.mobile]: { display: "none" } },
});

export const small = pageStyle({
  display: "block",
  ...role("caption"),
  color: platform.s600,
});

export const stateCell = pageStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: 4,
  width: "100%",
});

export const bar = pageStyle({ width: "100%", maxWidth: 220 });

export const problems = pageStyle({ fontWeight: role("base", { weight: "semibold" }).fontWeight });

export const mobileOnly = pageStyle({
  display: "none",
  ...role("caption"),
  color: platform.s600,
  "@media": { [media.mobile]: { display: "block" } },
});

export const actions = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  whiteSpace: "nowrap",
});
