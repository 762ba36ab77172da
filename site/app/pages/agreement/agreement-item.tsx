import { type AgreementItem, requiredAgreementItems } from "@realtor/api/loaning";
import { Checkbox } from "@realtor/ui/checkbox";
import { ChevronDownIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { FormattedMessage } from "react-intl";
import { LegalBlockText } from "#app/layout/legal/legal-block-text.tsx";
import type { LegalSection } from "#app/layout/legal/legal-document.ts";
import * as css from "./agreement.css.ts";

/** Whether nobody can accept the agreement without this item. */
export function isRequired(item: AgreementItem): boolean {
  return requiredAgreementItems.some((required) => required === item);
}

interface AgreementRowProps {
  item: AgreementItem;
  sections: readonly LegalSection[];
  ticked: boolean;
  /** It was asked for and is not ticked: the alert with this id says so. */
  missing: string | undefined;
  onTick: (ticked: boolean) => void;
}

/** One thing to agree to: its box, and its text that opens in place, also without script. */
export function AgreementRow({ item, sections, ticked, missing, onTick }: AgreementRowProps) {
  const required = isRequired(item);
  return (
    <div className={css.item}>
      <div className={css.box}>
        <Checkbox
          name={item}
          checked={ticked}
          required={required}
          invalid={missing !== undefined}
          aria-describedby={missing}
          onChange={(event) => onTick(event.target.checked)}
          label={
            <span className={css.label}>
              <span className={required ? css.required : css.optional}>
                <FormattedMessage id={required ? "agreement.required" : "agreement.optional"} />
              </span>{" "}
              <FormattedMessage id={`agreement.item.${item}`} />
            </span>
          }
        />
      </div>
      <details className={css.details}>
        <summary className={css.toggle}>
          <span className={css.view}>
            <FormattedMessage id="agreement.view" />
          </span>
          <span className={css.hide}>
            <FormattedMessage id="agreement.hide" />
          </span>
          <span className={visuallyHidden}>
            {": "}
            <FormattedMessage id={`agreement.item.${item}`} />
          </span>
          <ChevronDownIcon />
        </summary>
        <div className={css.text}>
          {sections.map(({ title, body }) => (
            <section key={title} className={css.section}>
              <h2 className={css.sectionTitle}>{title}</h2>
              {body.map((block, index) => (
                // The text is constant: a block is its place in it.
                <LegalBlockText key={index} block={block} heading="h3" />
              ))}
            </section>
          ))}
        </div>
      </details>
    </div>
  );
}
