import { distance } from "../../../styles/distance.ts";
import { rem } from "../../../styles/rem.ts";
import { role, weight } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { contentEdge } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";
import { frame } from "../../sections/section.css.ts";

const { layout, scheme } = vars;

const hairline = `1px solid ${scheme.line}`;

/** Columns of a section: its label, and its content. */
export const columns = {
  wide: `228px minmax(0, 1fr)`,
  laptop: `calc(148px + (100vw - 1100px) * .2353) minmax(0, 1fr)`,
} as const;

/** Space around the content of a section, from the edge of the window to the color column. */
export const space = {
  wide: {
    paddingBlockStart: 24,
    paddingBlockEnd: distance.section,
    paddingInlineStart: contentEdge,
    paddingInlineEnd: 40,
  },
  tablet: { paddingInlineEnd: 24 },
  mobile: { paddingInlineEnd: layout.margin },
} as const;

/** A section under a rule. */
export const ruled = templateStyle({
  borderBlockStart: `1px solid ${scheme.text}`,
  background: scheme.surface,
});

/** A section whose first part is the label, with the others in the second column. */
export const row = templateStyle([ruled, {}]);
templateGlobal(`${row} > div`, {
  display: "grid",
  gridTemplateColumns: columns.wide,
  columnGap: 24,
  maxWidth: "none",
  margin: 0,
  ...space.wide,
  "@media": {
    [media.laptop]: { gridTemplateColumns: columns.laptop },
    [media.tablet]: { display: "block", ...space.tablet },
    [media.mobile]: { display: "block", ...space.mobile },
  },
});
templateGlobal(`${row} > div > *`, { gridColumn: 2, minWidth: 0 });
templateGlobal(`${row} > div > :first-child:not(:only-child)`, { gridColumn: 1 });

export const label = templateStyle({
  position: "sticky",
  insetBlockStart: 28,
  alignSelf: "start",
  ...role("lead", { weight: "strong", reading: false }),
  textWrap: "balance",
  selectors: { [inLanguage.ja]: { wordBreak: "auto-phrase" } },
  "@media": {
    [media.upToTablet]: { position: "static", marginBlockEnd: 24 },
    [media.mobile]: { color: scheme.text2 },
  },
});

/* About. */

const largeText = {
  textWrap: "balance",
  selectors: { [inLanguage.ja]: { wordBreak: "auto-phrase" } },
} as const;

export const lead = templateStyle([largeText, role("title")]);

export const body = templateStyle({
  maxWidth: "33em",
  ...role("lead"),
  selectors: {
    [inLanguage.ja]: { wordBreak: "normal" },
  },
});
templateGlobal(`${lead} + ${body}, ${body} + ${body}`, { marginBlockStart: 24 });

export const subheading = templateStyle({
  marginBlock: "64px 12px",
  ...role("card"),
  selectors: { "&:first-child": { marginBlockStart: 0 } },
  "@media": { [media.mobile]: { marginBlockStart: 40 } },
});

/* The record. */

export const record = templateStyle([
  largeText,
  {
    ...role("banner"),
    fontVariantNumeric: "lining-nums",
    // Next to the color column.
    "@media": {
      [media.tablet]: { fontSize: role("section").fontSize },
      // The end of a sentence is not alone on a line.
      [media.mobile]: { selectors: { [inLanguage.ja]: { fontSize: role("heading").fontSize } } },
    },
  },
]);

export const date = templateStyle({
  marginBlockStart: 24,
  textWrap: "pretty",
  ...role("small"),
  color: scheme.text2,
});

export const closings = templateStyle({
  marginBlockStart: 40,
  borderBlockStart: `1px solid ${scheme.text}`,
});

/** Date, address and what happened; the date is above on mobile. */
export const closing = templateStyle({
  display: "grid",
  gridTemplateColumns: `${rem(168)} minmax(0, 1fr) auto`,
  alignItems: "center",
  gap: "0 16px",
  minHeight: rem(64),
  paddingBlock: 12,
  borderBlockEnd: hairline,
  ...role("base"),
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const closingDate = templateStyle({
  color: scheme.text2,
  "@media": { [media.mobile]: { gridColumn: "1 / -1" } },
});

export const closingAddress = templateStyle({ fontWeight: weight.semibold });

export const closingsEnd = templateStyle({
  display: "flex",
  alignItems: "center",
  minHeight: rem(56),
  borderBlockEnd: hairline,
});

/* Regions. */

export const regions = templateStyle({});
templateGlobal(`${regions} > li`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  columnGap: 24,
  alignItems: "baseline",
  paddingBlock: "16px 20px",
  borderBlockStart: hairline,
  "@media": { [media.mobile]: { display: "block", paddingBlock: 12 } },
});
templateGlobal(`${regions} > li:first-child`, { paddingBlockStart: 0, borderBlockStart: 0 });

export const region = templateStyle({
  ...role("heading"),
  "@media": { [media.mobile]: { display: "block" } },
});

export const regionSecond = templateStyle(role("body", { reading: false }));

/* Gallery: as small as the photos of the homes. */

export const gallery = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(168px, 44%), 1fr))",
  gap: 12,
});
templateGlobal(`${gallery} .${frame}`, { aspectRatio: "3 / 2" });
