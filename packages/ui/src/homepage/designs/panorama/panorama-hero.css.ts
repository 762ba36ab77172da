import { role } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { grid } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { panoramaName } from "../../../styles/panorama-name.ts";
import { inLanguage } from "../../../styles/states.ts";
import { display } from "../../../styles/display.ts";
import { vars } from "../../../theme/contract.css.ts";
import { belowHeader } from "../../sections/homepage-header.css.ts";
import { fitted } from "./name-on-photo.css.ts";

const { scheme } = vars;

export const root = templateStyle({
  paddingBlockStart: belowHeader.wide,
  "@media": { [media.mobile]: { paddingBlockStart: belowHeader.mobile } },
});

/** Full-bleed photo. */
export const cover = templateStyle({
  height: "clamp(440px, 66svh, 720px)",
  "@media": { [media.tablet]: { height: 520 }, [media.mobile]: { height: 516 } },
});

/** Replaces a missing cover: the main color with the portrait or monogram. */
export const plane = templateStyle({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "flex-end",
  minHeight: 440,
  background: scheme.plane,
  "@media": { [media.mobile]: { minHeight: 300 } },
});

export const portrait = templateStyle({
  width: 312,
  height: 390,
  "@media": { [media.mobile]: { width: 200, height: 250 } },
});

export const monogram = templateStyle([
  portrait,
  { display: "grid", placeItems: "end", overflow: "hidden" },
]);

/** Name, tagline, facts and button: a color area, in the dark scheme on the surface. */
export const plate = templateStyle({ paddingBlockEnd: 32 });

export const darkPlate = templateStyle({ background: scheme.surface });

export const plateGrid = templateStyle([grid, { rowGap: 12, alignItems: "end" }]);

export const name = templateStyle([
  display("namePanorama"),
  fitted,
  {
    gridColumn: "1 / -1",
    gridRow: 1,
    vars: { "--name-overlap": String(panoramaName.ko.overlap.wide) },
    selectors: {
      [inLanguage.en]: { vars: { "--name-overlap": String(panoramaName.en.overlap.wide) } },
      [inLanguage.ja]: { vars: { "--name-overlap": String(panoramaName.ja.overlap.wide) } },
    },
    "@media": {
      [media.mobile]: {
        vars: { "--name-overlap": String(panoramaName.ko.overlap.mobile) },
        selectors: {
          [inLanguage.en]: { vars: { "--name-overlap": String(panoramaName.en.overlap.mobile) } },
          [inLanguage.ja]: { vars: { "--name-overlap": String(panoramaName.ja.overlap.mobile) } },
        },
      },
    },
  },
]);

export const tagline = templateStyle({
  gridColumn: "1 / 6",
  gridRow: 2,
  ...role("card", { weight: "medium" }),
  textWrap: "balance",
  whiteSpace: "pre-line",
  selectors: { [inLanguage.ja]: { wordBreak: "auto-phrase" } },
  "@media": {
    [media.tablet]: { gridColumn: "1 / 9" },
    [media.mobile]: { gridColumn: 1, gridRow: "auto", marginBlockStart: 8 },
  },
});

export const facts = templateStyle({
  gridColumn: "6 / 11",
  gridRow: 2,
  display: "flex",
  flexWrap: "wrap",
  gap: "12px 40px",
  "@media": {
    [media.laptop]: { columnGap: 16 },
    [media.tablet]: { gridColumn: "1 / -1", gridRow: 3, marginBlockStart: 16 },
    [media.mobile]: { gridColumn: 1, gridRow: "auto", display: "block", marginBlockStart: 8 },
  },
});

templateGlobal(`${facts} > div`, {
  "@media": {
    [media.mobile]: {
      display: "grid",
      gridTemplateColumns: "max(112px, 36%) minmax(0, 1fr)",
      columnGap: 16,
      paddingBlock: 8,
      borderBlockStart: "1px solid color-mix(in srgb, currentColor 28%, transparent)",
    },
  },
});
templateGlobal(`${facts} dt`, role("caption"));

export const action = templateStyle({
  gridColumn: "11 / -1",
  gridRow: 2,
  justifySelf: "end",
  whiteSpace: "nowrap",
  "@media": {
    [media.tablet]: { gridColumn: "9 / -1" },
    [media.mobile]: { gridColumn: 1, gridRow: "auto", justifySelf: "stretch", marginBlockStart: 4 },
  },
});

/** A short name leaves room for the tagline at its right; facts and button are below. */
export const sideBySide = templateStyle({});

templateGlobal(`${sideBySide} > ${tagline}`, {
  "@media": {
    [media.aboveMobile]: {
      gridColumn: "8 / -1",
      gridRow: 1,
      marginBlockEnd: 12,
      ...role("heading", { weight: "semibold" }),
    },
  },
});
templateGlobal(`${sideBySide} > ${facts}`, {
  "@media": {
    [media.aboveMobile]: { gridColumn: "1 / 8", gridRow: 2, marginBlockStart: 0 },
  },
});
templateGlobal(`${sideBySide} > ${action}`, {
  "@media": {
    [media.aboveMobile]: { gridColumn: "8 / -1", gridRow: 2, justifySelf: "start" },
  },
});
