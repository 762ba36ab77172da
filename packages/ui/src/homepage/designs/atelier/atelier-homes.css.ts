import { role } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { media } from "../../../styles/media.ts";
import { vars } from "../../../theme/contract.css.ts";
import { city, comma, street } from "../../sections/listing-card.css.ts";
import { list as tabs } from "../../sections/listing-tabs.css.ts";
import { empty, moreButton } from "../../sections/listings-section.css.ts";
import { columns, ruled, space } from "./atelier.css.ts";

const { scheme } = vars;

const hairline = `1px solid ${scheme.line}`;

/** The parts of the section are cells of one grid: heading, then tabs and rows next to it. */
export const homes = templateStyle([
  ruled,
  {
    display: "grid",
    gridTemplateColumns: columns.wide,
    alignContent: "start",
    columnGap: 24,
    ...space.wide,
    "@media": {
      [media.laptop]: { gridTemplateColumns: columns.laptop },
      [media.tablet]: { display: "block", ...space.tablet },
      [media.mobile]: { display: "block", ...space.mobile },
    },
  },
]);
templateGlobal(`${homes} > div`, {
  display: "contents",
  padding: 0,
  "@media": { [media.upToTablet]: { display: "block", padding: 0 } },
});
templateGlobal(`${homes} > div > *`, { gridColumn: 2, minWidth: 0 });

export const head = templateStyle({
  display: "contents",
  "@media": { [media.upToTablet]: { display: "block" } },
});

export const heading = templateStyle({ gridColumn: 1, gridRow: "1 / span 9" });
templateGlobal(`${head} > nav`, { gridColumn: 2, minWidth: 0, marginBlockEnd: 20 });
templateGlobal(`${head} .${tabs}`, { "@media": { [media.tablet]: { flexWrap: "wrap" } } });

/** Rows with a thumbnail. */
export const list = templateStyle({});

export const home = templateStyle({
  display: "grid",
  gridTemplateColumns: "168px minmax(0, 1fr) auto",
  gridTemplateRows: "repeat(3, auto) 1fr",
  columnGap: 24,
  alignItems: "start",
  minHeight: 152,
  paddingBlock: 20,
  borderBlockStart: hairline,
  "@media": {
    [media.laptop]: { columnGap: 20 },
    [media.upToTablet]: { gridTemplateColumns: "168px minmax(0, 1fr)", gridTemplateRows: "none" },
    [media.mobile]: {
      gridTemplateColumns: "104px minmax(0, 1fr)",
      columnGap: 16,
      minHeight: 0,
    },
  },
});
templateGlobal(`${list}:not(details > ul) > li:first-child`, { borderBlockStart: 0 });

export const photo = templateStyle({
  gridColumn: 1,
  gridRow: "1 / span 6",
  width: 168,
  height: 112,
  "@media": { [media.mobile]: { width: 104, height: 88 } },
});

const inSecond = (gridRow: number) => ({ gridColumn: 2, gridRow });

export const address = templateStyle({ ...inSecond(1), color: scheme.text });
templateGlobal(`${address} .${street}`, {
  display: "block",
  ...role("lead", { weight: "semibold", reading: false }),
});
templateGlobal(`${address} .${comma}`, { display: "none" });
templateGlobal(`${address} .${city}`, {
  color: scheme.text2,
  "@media": { [media.mobile]: role("small") },
});

export const facts = templateStyle({
  ...inSecond(2),
  color: scheme.text2,
  "@media": { [media.upToLaptop]: { columnGap: 12 }, [media.mobile]: role("small") },
});
// On several lines a separator would be at the start of one.
templateGlobal(`${facts} > li + li::before`, {
  "@media": { [media.upToLaptop]: { display: "none" } },
});

export const status = templateStyle({
  ...inSecond(3),
  marginBlockStart: 4,
  padding: 0,
  ...role("small", { weight: "semibold" }),
  background: "none",
  "@media": { [media.upToTablet]: { gridRow: 4 } },
});

export const broker = templateStyle({
  ...inSecond(4),
  marginBlockStart: 4,
  "@media": { [media.upToTablet]: { gridRow: 5 } },
});

export const price = templateStyle({
  gridColumn: 3,
  gridRow: 1,
  ...role("lead", { weight: "semibold", reading: false }),
  textAlign: "end",
  "@media": {
    [media.upToTablet]: { gridColumn: 2, gridRow: 3, textAlign: "start" },
  },
});

templateGlobal(`${homes} .${moreButton}`, {
  marginInline: 0,
  marginBlockStart: 20,
  "@media": { [media.aboveMobile]: { width: "fit-content" } },
});
templateGlobal(`${homes} .${empty}`, {
  marginBlockStart: 0,
  "@media": {
    [media.upToLaptop]: { gridTemplateColumns: "140px minmax(0, 1fr)", columnGap: 32 },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
