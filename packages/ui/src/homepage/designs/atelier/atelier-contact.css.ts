import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";
import { inLanguage } from "../../../styles/states.ts";
import { control, multiline } from "../../../components/text-field/control.css.ts";
import { vars } from "../../../theme/contract.css.ts";
import { letterForm, lineOfText } from "../letter-form.css.ts";
import { columns, row } from "./atelier.css.ts";
import { grow } from "./atelier-layout.ts";

const { scheme } = vars;

/** The first line of the text above the form. */
export const title = templateStyle({
  marginBlockEnd: 14,
  fontSize: rem(56),
  lineHeight: 1.24,
  letterSpacing: "-.05em",
  fontWeight: 680,
  textWrap: "balance",
  selectors: {
    [inLanguage.en]: { fontSize: rem(64), lineHeight: 1.06, fontWeight: 620 },
    [inLanguage.ja]: {
      fontSize: rem(46),
      lineHeight: 1.45,
      letterSpacing: 0,
      fontWeight: 600,
      wordBreak: "auto-phrase",
    },
  },
  "@media": {
    [media.laptop]: {
      fontSize: grow(40, 56),
      selectors: {
        [inLanguage.en]: { fontSize: grow(44, 64) },
        [inLanguage.ja]: { fontSize: grow(34, 46) },
      },
    },
    [media.tablet]: {
      fontSize: rem(44),
      selectors: { [inLanguage.en]: { fontSize: rem(46) }, [inLanguage.ja]: { fontSize: rem(36) } },
    },
    [media.mobile]: {
      fontSize: rem(38),
      selectors: { [inLanguage.en]: { fontSize: rem(38) }, [inLanguage.ja]: { fontSize: rem(30) } },
    },
  },
});

export const lead = templateStyle({
  fontSize: rem(19),
  lineHeight: 1.6,
  whiteSpace: "pre-line",
  color: scheme.text2,
});

export const form = templateStyle([letterForm, { marginBlockStart: 44 }]);
templateGlobal(`${form} input.${control}`, { fontSize: rem(22) });
templateGlobal(`${form} .${multiline}`, {
  height: `calc(${rem(3 * lineOfText)} + 1.5px)`,
  fontSize: rem(22),
});

export const channels = templateStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(260)}), 1fr))`,
  columnGap: 24,
  marginBlockStart: 56,
  borderBlockStart: `1px solid ${scheme.text}`,
});

/* Footer. */

export const footer = templateStyle([
  row,
  { fontSize: rem(14), lineHeight: rem(23), color: scheme.text2 },
]);

export const footerColumns = templateStyle({});
templateGlobal(`${footer} > ${footerColumns}`, {
  gridTemplateColumns: "228px minmax(0, 1fr) minmax(0, 240px)",
  paddingBlockEnd: 64,
  "@media": {
    [media.laptop]: { gridTemplateColumns: columns.laptop },
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      paddingBlockEnd: 64,
    },
    [media.mobile]: { paddingBlockEnd: 110 },
  },
});
templateGlobal(`${footer} > ${footerColumns} > *`, { gridColumn: "auto" });
templateGlobal(`${footerColumns} > * + *`, {
  "@media": { [media.mobile]: { marginBlockStart: 20 } },
});

export const footerLogo = templateStyle({ display: "block", marginBlockEnd: 12 });

export const footerMarks = templateStyle({});
templateGlobal(`${footer} > ${footerColumns} > ${footerMarks}`, {
  "@media": {
    [media.laptop]: { gridColumn: 2, marginBlockStart: 24 },
    [media.tablet]: { gridColumn: "1 / -1", marginBlockStart: 24 },
  },
});
templateGlobal(`${footerMarks} > p + p`, { marginBlockStart: 12 });
