import { exact } from "../../../styles/exact.ts";
import { rem } from "../../../styles/rem.ts";
import { role, weight } from "../../../styles/role.ts";
import { templateGlobal, templateStyle, templateVariants } from "../../../styles/scaled.ts";
import { media } from "../../../styles/media.ts";
import { vars } from "../../../theme/contract.css.ts";
import { mobileRoom, wideRoom } from "./room-plan.ts";

/** A length in units of the drawing. */
const units = (count: number | string) => exact(`calc(${count} * var(--unit))`, "the drawing");
const { pitch } = mobileRoom;

/** Sizes in the drawing are relative to its width. */
export const room = templateStyle({
  containerType: "inline-size",
  "@media": { [media.mobile]: { maxWidth: 420, marginInline: "auto" } },
});

export const sheet = templateStyle({
  position: "relative",
  // The viewBox has a margin of 6 units on each side.
  vars: { "--unit": `calc(100cqi / ${wideRoom.width + 12})` },
  "@media": { [media.mobile]: { vars: { "--unit": `calc(100cqi / ${mobileRoom.width})` } } },
});

const drawing = { width: "100%", height: "auto", fill: "none", stroke: "currentColor" } as const;

export const wide = templateStyle({
  ...drawing,
  "@media": { [media.mobile]: { display: "none" } },
});
export const mobile = templateStyle({
  ...drawing,
  "@media": { [media.aboveMobile]: { display: "none" } },
});

const line = { vectorEffect: "non-scaling-stroke" } as const;
export const strong = templateStyle({ ...line, strokeWidth: 1.5 });
export const fine = templateStyle({ ...line, strokeWidth: 1 });
export const dashed = templateStyle({ ...line, strokeWidth: 1, strokeDasharray: "4 5" });

/** The two rows of links over the drawn chairs. */
export const chairs = templateStyle({
  position: "absolute",
  insetBlockStart: units(58),
  insetInline: units("(var(--table-start) + 6)"),
  display: "grid",
  gridTemplateColumns: "repeat(var(--places), minmax(0, 1fr))",
  rowGap: units(176),
  justifyItems: "center",
  "@media": {
    [media.mobile]: {
      insetBlockStart: units(8),
      insetInline: units(24),
      gridAutoFlow: "column",
      gridTemplateColumns: "auto auto",
      gridTemplateRows: "repeat(var(--places), auto)",
      justifyContent: "space-between",
      rowGap: units(pitch - 72),
    },
  },
});

const chairBase = {
  position: "relative",
  display: "flex",
  justifyContent: "center",
  width: units(92),
  height: units(80),
  textDecoration: "none",
  outlineOffset: 2,
  "@media": {
    [media.mobile]: { alignItems: "center", width: units(76), height: units(72) },
  },
} as const;

/** Chairs of the first row have their back above, on mobile at the left. */
export const chair = templateVariants({
  first: {
    ...chairBase,
    alignItems: "flex-end",
    "@media": {
      [media.mobile]: {
        ...chairBase["@media"][media.mobile],
        justifyContent: "flex-end",
        paddingInlineEnd: units(6),
      },
    },
  },
  second: {
    ...chairBase,
    alignItems: "flex-start",
    "@media": {
      [media.mobile]: {
        ...chairBase["@media"][media.mobile],
        justifyContent: "flex-start",
        paddingInlineStart: units(6),
      },
    },
  },
});

export const monogram = templateStyle({
  display: "grid",
  placeItems: "center",
  width: units(68),
  height: units(68),
  border: `1px solid ${vars.scheme.onPlane}`,
  fontSize: units(27),
  lineHeight: exact("1", "the chair"),
  fontWeight: weight.strong,
  letterSpacing: "initial",
  "@media": { [media.mobile]: { width: units(56), height: units(56), fontSize: units(23) } },
});

templateGlobal(`:is(${chair.first}, ${chair.second}):hover .${monogram}`, {
  outline: `2px solid ${vars.scheme.onPlane}`,
  outlineOffset: 2,
});

/** On the table in front of the chair; narrower drawings have no room for it. */
export const name = templateStyle({
  position: "absolute",
  insetInline: units("(104 - var(--pitch)) / 2"),
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  alignContent: "center",
  height: units(50),
  ...role("small", { weight: "medium" }),
  lineHeight: exact(rem(20), "two lines on the table"),
  textAlign: "center",
  textWrap: "balance",
  overflow: "hidden",
  "@media": {
    [media.upToTablet]: {
      width: 1,
      height: 1,
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
      insetInline: "auto",
    },
  },
});

templateGlobal(`${chair.first} > .${name}`, { insetBlockStart: units(107) });
templateGlobal(`${chair.second} > .${name}`, { insetBlockEnd: units(125) });
templateGlobal(`${chair.first}:hover > .${name}, ${chair.second}:hover > .${name}`, {
  textDecoration: "underline",
  textUnderlineOffset: 4,
});
