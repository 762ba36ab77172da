import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { media, numeric } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform, scheme } = vars;

export const back = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  ...role("small", { weight: "medium" }),
  color: platform.s600,
  textDecoration: "none",
  ":hover": { color: platform.ink },
});
// The only arrow to the left.
pageGlobal(`.${back} > svg`, { transform: "rotate(180deg)" });

export const runTime = pageStyle([
  numeric,
  { ...role("body", { weight: "medium" }), marginInlineStart: 12, color: scheme.text2 },
]);

export const actions = pageStyle({
  display: "flex",
  gap: 8,
  "@media": { [media.mobile]: { flexDirection: "column-reverse" } },
});

export const columns = pageStyle({
  display: "grid",
  gridTemplateColumns: "280px minmax(0, 1fr)",
  alignItems: "start",
  gap: 64,
  "@media": {
    [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 32 },
  },
});

/** Without room beside them, after the records. */
export const runs = pageStyle({ "@media": { [media.upToTablet]: { order: 1 } } });

export const runsTitle = pageStyle({
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${platform.ink}`,
  ...role("small", { weight: "semibold" }),
});

export const run = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: 12,
  minHeight: 56,
  marginInline: -12,
  paddingInline: 12,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${scheme.line}`,
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&:hover": { background: scheme.surface2 },
    "&[aria-current]": { background: platform.blue50 },
  },
});

export const runName = pageStyle([
  numeric,
  { gridColumn: 1, ...role("small", { weight: "medium" }) },
]);
pageGlobal(`.${run}[aria-current] > .${runName}`, { fontWeight: weight.strong });

export const runResult = pageStyle([
  numeric,
  { gridColumn: 1, ...role("caption"), color: platform.s600 },
]);

export const runProblems = pageStyle({
  gridColumn: 2,
  gridRow: "1 / span 2",
  ...role("caption"),
  color: platform.s600,
});

export const content = pageStyle({ minWidth: 0 });

export const figures = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  marginBlockEnd: 24,
  borderBlock: `1px solid ${platform.ink}`,
  // The sentence says it.
  "@media": { [media.mobile]: { display: "none" } },
});

export const figure = pageStyle({
  padding: "12px 16px",
  selectors: {
    "&:first-child": { paddingInlineStart: 0 },
    "& + &": { borderInlineStart: `1px solid ${scheme.line}` },
  },
});

export const figureName = pageStyle({ ...role("caption"), color: platform.s600 });

export const figureValue = pageStyle([
  numeric,
  { margin: 0, ...role("lead", { weight: "semibold" }) },
]);

export const problemsHead = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "4px 16px",
  paddingBlock: 12,
  "@media": { [media.mobile]: { borderBlockEnd: `1px solid ${platform.ink}` } },
});

export const problemsTitle = pageStyle(role("small", { weight: "semibold" }));

export const kept = pageStyle({ ...role("caption"), color: platform.s600 });

export const problems = pageStyle({});
pageGlobal(`.${problems} tbody :is(td, th)`, { height: 48 });
pageGlobal(`.${problems} tbody :is(td, th)`, { "@media": { [media.mobile]: { height: "auto" } } });

export const what = pageStyle(role("small", { weight: "semibold" }));

export const wide = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });

export const phone = pageStyle({
  display: "none",
  ...role("caption"),
  color: platform.s600,
  "@media": { [media.mobile]: { display: "inline" } },
});

export const shown = pageStyle({
  color: platform.s600,
  "@media": { [media.mobile]: { color: platform.ink } },
});

export const none = pageStyle({
  paddingBlock: 16,
  borderBlockStart: `1px solid ${scheme.line}`,
  ...role("small"),
  color: platform.s600,
});
