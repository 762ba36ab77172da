import { control, multiline } from "../../components/text-field/control.css.ts";
import { labelRow } from "../../components/text-field/field.css.ts";
import { fields, send } from "../../forms/contact-form/contact-form.css.ts";
import { notice } from "../../forms/contact-form/contact-notice.css.ts";
import { rem } from "../../styles/rem.ts";
import { exact } from "../../styles/exact.ts";
import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

/** Height of a line of the message, in px. */
export const lineOfText = 50;

/** A contact form as a letter: fields are lines, the message is ruled. */
export const letterForm = templateStyle({
  // A complete number fits next to the country in half a row. max-content would measure the options
  // that are not shown, and load a font for their characters.
  vars: { "--country-width": rem(172) },
});

// Phone and email in one row.
templateGlobal(`${letterForm} .${fields} > :is(:nth-child(3), :nth-child(4))`, {
  "@media": { [media.desktop]: { gridColumn: "auto" } },
});
templateGlobal(`${letterForm} .${fields}`, { rowGap: 32 });
templateGlobal(`${letterForm} .${labelRow}`, { justifyContent: "flex-start" });

// The colors are those of the states of a control.
templateGlobal(`${letterForm} .${control}`, {
  borderWidth: "0 0 1.5px",
  borderRadius: 0,
  paddingInline: 0,
  fontSize: role("lead", { reading: false }).fontSize,
});
templateGlobal(`${letterForm} select.${control}`, {
  paddingInlineEnd: 24,
  fontSize: role("body", { reading: false }).fontSize,
});
templateGlobal(`${letterForm} select.${control} + svg`, { insetInlineEnd: 0 });
templateGlobal(`${letterForm} .${control}:focus`, { outlineOffset: 4 });
templateGlobal(`${letterForm} .${control}[aria-invalid="true"]`, {
  boxShadow: `inset 0 -1.5px 0 ${scheme.error}`,
});

templateGlobal(`${letterForm} .${multiline}`, {
  // Without the border, so that scrolled text stays on the rules.
  height: `calc(${rem(4 * lineOfText)} + 1.5px)`,
  paddingBlock: 0,
  lineHeight: exact(rem(lineOfText), "the rules"),
  // The rules move with the text; the border is the last one.
  backgroundImage: `repeating-linear-gradient(color-mix(in srgb, ${scheme.control} 45%, transparent) 0 1px, transparent 1px ${rem(lineOfText)})`,
  // Where the border is 1 px wide, half a pixel more is visible.
  backgroundPosition: `0 calc(${rem(lineOfText)} + 1px)`,
  backgroundRepeat: "no-repeat",
  backgroundAttachment: "local",
});

// Notice and button in one row.
templateGlobal(`${letterForm} form`, {
  "@media": {
    [media.aboveMobile]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: 24,
    },
  },
});
templateGlobal(`${letterForm} form > *`, { gridColumn: "1 / -1" });
templateGlobal(`${letterForm} form > .${notice}`, {
  "@media": { [media.aboveMobile]: { gridColumn: "1" } },
});
templateGlobal(`${letterForm} form > .${send}`, {
  "@media": { [media.aboveMobile]: { gridColumn: "2", marginBlockStart: 20 } },
});
templateGlobal(`${letterForm} .${send} > button`, {
  "@media": { [media.aboveMobile]: { minWidth: 200 } },
});
