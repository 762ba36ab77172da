import { serif } from "../../homepage/designs/editorial/serif.css.ts";
import { defaultPhoto } from "../../homepage/sections/listing-card.css.ts";
import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const cards = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "40px 24px",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 32 },
  },
});
templateGlobal(`[data-template="panorama"] ${cards}`, {
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
templateGlobal(`[data-template="panorama"] ${cards} ${defaultPhoto}`, { aspectRatio: "16 / 10" });
templateGlobal(`[data-template="panorama"] ${cards} > :nth-child(3)`, { display: "none" });
templateGlobal(`${cards} > :nth-child(3)`, { "@media": { [media.tablet]: { display: "none" } } });

/** A card of a ruled list: photo, address and facts, price. */
export const rowCard = templateStyle({
  display: "grid",
  gridTemplateColumns: "176px minmax(0, 1fr) auto",
  gridTemplateRows: "auto auto auto",
  columnGap: 24,
  alignContent: "center",
  paddingBlock: 20,
  borderBlockEnd: `1px solid ${scheme.line}`,
  selectors: { "&:first-child": { paddingBlockStart: 0 } },
  "@media": {
    [media.upToTablet]: { gridTemplateColumns: "132px minmax(0, 1fr)", columnGap: 20 },
    [media.mobile]: { gridTemplateColumns: "112px minmax(0, 1fr)", columnGap: 16 },
  },
});
export const rowPhoto = templateStyle({
  gridRow: "1 / 5",
  aspectRatio: "3 / 2",
  alignSelf: "start",
  "@media": { [media.mobile]: { aspectRatio: "4 / 3" } },
});
export const rowStatus = templateStyle({ gridColumn: 2, padding: 0 });
export const rowPrice = templateStyle({
  gridArea: "1 / 3",
  "@media": {
    [media.upToTablet]: { gridArea: "auto / 2" },
  },
});
export const rowFacts = templateStyle({ gridColumn: 2, color: scheme.text2 });
export const rowAddress = templateStyle({
  gridColumn: 2,
  gridRow: 2,
  ...role("lead", { reading: false }),
  color: scheme.text,
  "@media": {
    [media.upToTablet]: { gridRow: "auto" },
  },
});
export const rowBroker = templateStyle({ gridColumn: 2 });
templateGlobal(`[data-template="editorial"] :is(${rowPrice}, ${rowAddress})`, {
  ...serif,
});

templateGlobal(`[data-template="editorial"] :is(${rowPrice}, ${rowAddress}):lang(ja)`, {
  fontFamily: vars.font.serifJa,
});

export const all = templateStyle({ marginBlockStart: 32 });

/* Source and legal notices of the listing. */

/** In size and color as the description. */
export const listedBy = templateStyle({
  paddingBlock: "16px 4px",
  ...role("body"),
});

export const source = templateStyle({
  paddingBlock: "24px 64px",
  borderBlockStart: `1px solid ${scheme.line}`,
  ...role("caption"),
  color: scheme.text2,
});
export const sourceGrid = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  columnGap: 24,
  alignItems: "start",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 20 } },
});
export const facts = templateStyle({
  display: "grid",
  gridTemplateColumns: "120px minmax(0, 1fr)",
  gap: "4px 16px",
  "@media": { [media.upToTablet]: { gridTemplateColumns: "92px minmax(0, 1fr)" } },
});
templateGlobal(`${facts} > dd`, { color: scheme.text });
/** Two columns where the window is wide; a notice in two languages has about one for each. */
export const notices = templateStyle({ columns: "320px 2", columnGap: 24 });
templateGlobal(`${notices} > summary`, {
  columnSpan: "all",
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  marginBlockEnd: 12,
  borderBlockEnd: `1px solid ${scheme.line}`,
  ...role("small", { weight: "semibold" }),
  color: scheme.text,
  cursor: "pointer",
});
// A margin, which the top of a column has not, so that both columns begin on one line.
templateGlobal(`${notices} > p + p`, { marginBlockStart: 12 });
