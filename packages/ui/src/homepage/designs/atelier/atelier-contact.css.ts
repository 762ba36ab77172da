import { rem } from "../../../styles/rem.ts";
import { role } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { multiline } from "../../../components/text-field/control.css.ts";
import { vars } from "../../../theme/contract.css.ts";
import { letterForm, lineOfText } from "../letter-form.css.ts";
import { columns, row } from "./atelier.css.ts";
import { aboveBar } from "../../sections/contact-bar.css.ts";

const { scheme } = vars;

/** The first line of the text above the form. */
export const title = templateStyle({
  marginBlockEnd: 12,
  ...role("banner"),
  textWrap: "balance",
  selectors: { [inLanguage.ja]: { wordBreak: "auto-phrase" } },
  // Next to the color column.
  "@media": { [media.tablet]: { fontSize: role("section").fontSize } },
});

export const lead = templateStyle({
  ...role("lead", { reading: false }),
  whiteSpace: "pre-line",
  color: scheme.text2,
});

export const form = templateStyle([letterForm, { marginBlockStart: 40 }]);
templateGlobal(`${form} .${multiline}`, { height: `calc(${rem(3 * lineOfText)} + 1.5px)` });

export const channels = templateStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(260)}), 1fr))`,
  columnGap: 24,
  marginBlockStart: 64,
  borderBlockStart: `1px solid ${scheme.text}`,
});

/* Footer. */

export const footer = templateStyle([row, { ...role("caption"), color: scheme.text2 }]);

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
    [media.mobile]: { paddingBlockEnd: aboveBar },
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
