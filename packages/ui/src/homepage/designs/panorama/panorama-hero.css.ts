import { classNames } from "../../../format.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { rem } from "../../../styles/rem.ts";
import { text } from "../../../styles/type.ts";
import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { vars } from "../../../theme/contract.css.ts";
import { headerHeight } from "../../sections/homepage-header.css.ts";

export const root = templateStyle({
  paddingBlockStart: headerHeight.wide,
  "@media": { [media.mobile]: { paddingBlockStart: headerHeight.mobile } },
});

/** Full-bleed photo, or the main color without a photo. */
export const cover = templateStyle({
  height: 528,
  "@media": { [media.mobile]: { height: 340 } },
});

export const coverPlane = templateStyle([cover, { background: vars.scheme.plane }]);

/** Name, facts and button below the photo. */
export const plate = templateStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "312px minmax(0, 1fr) auto",
  gap: 48,
  alignItems: "start",
  minHeight: 284,
  paddingBlockEnd: 40,
  vars: { "--name-room": "640px" },
  "@media": {
    [media.laptop]: { gap: 36, vars: { "--name-room": "calc(100vw - 680px)" } },
    [media.tablet]: {
      gridTemplateColumns: "240px minmax(0, 1fr)",
      gap: "0 32px",
      vars: { "--name-room": "calc(100vw - 336px)" },
    },
    [media.mobile]: {
      display: "block",
      minHeight: 0,
      paddingBlockEnd: 48,
      vars: { "--name-room": `calc(100vw - 2 * ${vars.layout.margin})` },
    },
  },
});

/** Overlaps the photo, with a border in the background color. */
export const photo = templateStyle({
  width: 312,
  height: 400,
  marginBlockStart: -156,
  outline: `12px solid ${vars.scheme.surface}`,
  "@media": {
    [media.tablet]: { width: 240, height: 308, marginBlockStart: -120, gridRow: "1 / 3" },
    [media.mobile]: { width: 152, height: 196, marginBlockStart: -112, outlineWidth: 8 },
  },
});

export const monogram = templateStyle([
  photo,
  {
    display: "grid",
    placeItems: "end center",
    overflow: "hidden",
    background: vars.scheme.plane,
    "@media": { [media.mobile]: { placeItems: "center" } },
  },
]);

/** `text()` sets a size per script, so an override must do so too. */
const everyScript = (size: string) => ({
  fontSize: size,
  selectors: { [inLanguage.en]: { fontSize: size }, [inLanguage.ja]: { fontSize: size } },
});

const nameType = templateStyle(text("namePanorama"));

const namePlace = templateStyle({
  marginBlockStart: 30,
  "@media": {
    [media.laptop]: everyScript(`calc(${rem(60)} + (100vw - ${rem(1100)}) * .0941)`),
    [media.tablet]: { ...everyScript(rem(60)), marginBlockStart: 36 },
    [media.mobile]: { marginBlockStart: 28 },
  },
});

const long = { fontSize: rem(54), letterSpacing: 0 };

templateGlobal(`${namePlace}[data-long][data-long]`, {
  ...long,
  "@media": { [media.laptop]: long, [media.tablet]: long, [media.mobile]: { fontSize: rem(34) } },
});

export const name = classNames(nameType, namePlace);

export const tagline = templateStyle({
  marginBlockStart: 14,
  fontSize: rem(21),
  lineHeight: 1.5,
  letterSpacing: "-.02em",
  color: vars.scheme.text2,
  selectors: { [inLanguage.ja]: { letterSpacing: 0 } },
  "@media": { [media.mobile]: { fontSize: rem(18) } },
});

export const facts = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "12px 36px",
  marginBlockStart: 30,
  "@media": {
    [media.laptop]: { columnGap: 28 },
    [media.tablet]: { columnGap: 28 },
    [media.mobile]: { flexDirection: "column", gap: 8, marginBlockStart: 24 },
  },
});

templateGlobal(`${facts} > div`, {
  "@media": {
    [media.mobile]: { display: "grid", gridTemplateColumns: "112px minmax(0, 1fr)" },
  },
});
templateGlobal(`${facts} dt`, { fontSize: rem(14), lineHeight: rem(21) });

export const action = templateStyle({
  marginBlockStart: 52,
  "@media": {
    [media.tablet]: { gridColumn: 2, justifySelf: "start", marginBlockStart: 28 },
    [media.mobile]: { marginBlockStart: 28 },
  },
});
