import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const table = pageStyle({});
// A tablet has no room for the address.
pageGlobal(`.${table} tr > :nth-child(5)`, {
  "@media": { [media.tablet]: { display: "none" } },
});
pageGlobal(`.${table} tbody td`, { height: 64 });
pageGlobal(`.${table} tbody td`, { "@media": { [media.mobile]: { height: "auto" } } });
pageGlobal(`.${table} :is(td, th)`, { overflowWrap: "normal" });
pageGlobal(`.${table} th`, { whiteSpace: "nowrap" });
// Japanese names break between words only.
pageGlobal(`.${table} tbody :lang(ja)`, { wordBreak: "keep-all" });
pageGlobal(`.${table} tbody tr`, {
  "@media": { [media.mobile]: { minHeight: 92, paddingBlock: 8 } },
});
pageGlobal(`.${table} tbody :is(td, th)`, { "@media": { [media.mobile]: { minHeight: 0 } } });

/** On a phone the list has no headings, */
export const withoutCheckboxes = pageStyle({});
pageGlobal(`.${withoutCheckboxes} thead`, {
  "@media": { [media.mobile]: { display: "none" } },
});
/** or one, next to the checkbox of all rows. */
export const withCheckboxes = pageStyle({});
pageGlobal(`.${withCheckboxes} thead th:nth-child(n + 4)`, {
  "@media": { [media.mobile]: { display: "none" } },
});

export const portrait = pageStyle({
  display: "block",
  flex: "none",
  width: 44,
  height: 44,
  background: platform.s100,
  objectFit: "cover",
  objectPosition: "50% 12%",
  "@media": { [media.mobile]: { width: 56, height: 70 } },
});

/** Shown instead of a missing portrait. */
export const initial = pageStyle({
  display: "grid",
  placeItems: "center",
  ...role("body", { weight: "semibold" }),
  color: platform.s600,
  textTransform: "uppercase",
});

export const name = pageStyle({
  display: "block",
  ...role("base", { weight: "semibold" }),
});

export const small = pageStyle({
  display: "block",
  ...role("caption"),
  color: platform.s600,
  "@media": { [media.mobile]: { display: "none" } },
});

export const brokerage = pageStyle({
  "@media": {
    [media.mobile]: { ...role("caption"), color: platform.s600 },
  },
});

export const mobileOnly = pageStyle({
  display: "none",
  "@media": { [media.mobile]: { display: "inline" } },
});

/** Stays on one line up to `maxWidth`. */
export const address = pageStyle({
  display: "block",
  width: "max-content",
  maxWidth: 220,
  fontFeatureSettings: '"ss06"',
  overflowWrap: "anywhere",
});

export const state = pageStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  whiteSpace: "nowrap",
  "@media": {
    [media.mobile]: {
      flexDirection: "row",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 12,
      marginBlockStart: 4,
      fontSize: role("caption").fontSize,
    },
  },
});

/** Amber: visitors see something else. */
export const changes = pageStyle({
  ...role("caption", { weight: "medium" }),
  color: platform.amber,
});

export const date = pageStyle({
  color: platform.s600,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** Between the edge of a narrow window and the button. */
export const rowMenu = pageStyle({ maxWidth: "min(400px, calc(100vw - 76px))" });
