import { distance } from "../../../styles/distance.ts";
import { exact } from "../../../styles/exact.ts";
import { rem } from "../../../styles/rem.ts";
import { role } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { grid } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";

import { aboveBar } from "../../sections/contact-bar.css.ts";

const { scheme } = vars;

const hairline = `1px solid ${scheme.line}`;
const rule = `1px solid ${scheme.text}`;
const wide = (gridColumn: string) => ({ [media.aboveMobile]: { gridColumn } });

export const footer = templateStyle({
  paddingBlock: distance.section,
  ...role("caption"),
  color: scheme.text2,
  background: scheme.surface,
  "@media": { [media.mobile]: { paddingBlockEnd: aboveBar } },
});

export const footerInner = templateStyle([
  grid,
  { rowGap: 40, alignItems: "start", "@media": { [media.mobile]: { rowGap: 24 } } },
]);

export const footerMark = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 20,
  color: scheme.text,
  "@media": wide("1 / 4"),
});

export const monogram = templateStyle({
  width: rem(112),
  height: rem(112),
  fontSize: exact(rem(56), "the box"),
  "@media": {
    [media.mobile]: { width: rem(72), height: rem(72), fontSize: exact(rem(36), "the box") },
  },
});

export const colophon = templateStyle({
  "@media": {
    [media.aboveMobile]: { gridColumn: "5 / 9" },
    [media.tablet]: { gridColumn: "4 / 13" },
  },
});

/** The legally responsible agent or firm. */
export const colophonName = templateStyle({
  borderBlockEnd: rule,
  paddingBlockEnd: 12,
  ...role("lead", { weight: "semibold", reading: false }),
  color: scheme.text,
  selectors: { "& + &": { paddingBlockStart: 12 } },
});

export const colophonRow = templateStyle({
  display: "grid",
  gridTemplateColumns: `${rem(96)} minmax(0, 1fr)`,
  columnGap: 12,
  borderBlockEnd: hairline,
  paddingBlock: 8,
});

export const colophonValue = templateStyle({
  gridColumn: 2,
  color: scheme.text,
  selectors: { [inLanguage.ja]: { wordBreak: "auto-phrase" } },
});

export const colophonNote = templateStyle({ paddingBlockStart: 12 });

export const footerText = templateStyle({
  "@media": {
    [media.aboveMobile]: { gridColumn: "9 / 13" },
    [media.tablet]: { gridColumn: "4 / 13" },
  },
});
templateGlobal(`${footerText} > *`, { marginBlockEnd: 16 });
templateGlobal(`${footerText} p:lang(ja)`, { wordBreak: "normal" });
