import { sectionGlobal, sectionStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const empty = sectionStyle({
  display: "grid",
  gridTemplateColumns: "200px minmax(0, 34em)",
  gap: 40,
  alignItems: "center",
  marginBlockStart: 64,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 24, marginBlockStart: 32 },
  },
});

export const plan = sectionStyle({
  color: vars.scheme.line,
  "@media": { [media.mobile]: { width: 160 } },
});

export const emptyText = sectionStyle({
  ...role("lead", { reading: false }),
  marginBlockEnd: 20,
});

/** Disclosure for the remaining cards, which works without JavaScript. */
export const more = sectionStyle({});

export const moreButton = sectionStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  width: "fit-content",
  minHeight: 48,
  marginBlockStart: 64,
  marginInline: "auto",
  paddingInline: 20,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.scheme.outline}`,
  ...role("base", { weight: "semibold" }),
  listStyle: "none",
  ":hover": { boxShadow: `inset 0 0 0 1px ${vars.scheme.text}` },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": {
    [media.mobile]: { width: "100%", marginBlockStart: 40 },
    "(forced-colors: active)": { border: "1px solid ButtonText" },
  },
});

sectionGlobal(`.${more}[open] > .${moreButton}`, { display: "none" });

/** Link to the page of all homes. */
export const allHomes = sectionStyle({
  width: "fit-content",
  marginBlockStart: 64,
  "@media": { [media.mobile]: { width: "100%", marginBlockStart: 40 } },
});

/** The two controls below the cards: in one row, until the cards that the first shows are between them. */
export const controls = sectionStyle({});
const isClosed = `.${controls}:not(:has(.${more}[open]))`;

sectionGlobal(isClosed, {
  "@media": { [media.aboveMobile]: { display: "flex", flexWrap: "wrap", columnGap: 16 } },
});
sectionGlobal(`${isClosed} .${moreButton}`, {
  "@media": { [media.aboveMobile]: { marginInline: 0 } },
});
sectionGlobal(`${isClosed} .${more} + .${allHomes}`, {
  "@media": { [media.mobile]: { marginBlockStart: 12 } },
});

export const mobileOnly = sectionStyle({
  "@media": { [media.aboveMobile]: { display: "none" } },
});
export const hiddenOnMobile = sectionStyle({ "@media": { [media.mobile]: { display: "none" } } });

// Until expanded, mobile shows the first three cards in every template.
sectionGlobal(`ul:has(+ .${controls} > .${more}:not([open])) > li:nth-child(n + 4)`, {
  "@media": { [`screen and ${media.mobile}`]: { display: "none !important" } },
});

export const source = sectionStyle({
  marginBlockStart: 40,
  ...role("caption"),
  color: vars.scheme.text2,
  maxWidth: "60em",
  "@media": { [media.mobile]: { marginBlockStart: 32 } },
});

sectionGlobal(`.${source} p:lang(ja)`, { wordBreak: "normal" });
sectionGlobal(`.${source} p + p`, { marginBlockStart: 12 });

const shown = { contentVisibility: "visible", blockSize: "auto" } as const;

/** Always open where it cannot be opened: on paper, and without JavaScript. */
export const notices = sectionStyle({
  marginBlockStart: 8,
  selectors: {
    "&::details-content": {
      "@media": { print: shown, "(scripting: none)": shown },
    },
  },
});

sectionGlobal(`.${notices} > summary`, {
  width: "fit-content",
  paddingBlock: 12,
  fontWeight: weight.semibold,
  cursor: "pointer",
});
