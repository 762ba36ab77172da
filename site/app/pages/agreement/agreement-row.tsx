import { type AgreementItem, requiredAgreementItems } from "@realtor/api/loaning";
import { Checkbox } from "@realtor/ui/checkbox";
import { ChevronDownIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { FormattedMessage } from "react-intl";
import { LegalBlockText } from "#app/layout/legal/legal-block-text.tsx";
import type { LegalChapter } from "#app/layout/legal/legal-markdown.ts";
import * as css from "./agreement.css.ts";

function isRequired(item: AgreementItem): boolean {
  return requiredAgreementItems.some((required) => required === item);
}

/**
 * The text of each item of the realtor service agreement. Its version is `agreementVersion` in
 * @realtor/api: raise it whenever the terms change. See docs/spec/routes.md#agreement.
 */
export type AgreementDocument = Readonly<
  Record<AgreementItem, Pick<LegalChapter, "title" | "sections">>
>;

interface AgreementRowProps {
  item: AgreementItem;
  text: AgreementDocument[AgreementItem];
  checked: boolean;
  /** Id of the alert to reference from the checkbox when the required item is not checked. */
  errorId: string | undefined;
  onCheckedChange: (checked: boolean) => void;
}

/** One agreement item: its checkbox and its text in a `<details>`, which also opens without script. */
export function AgreementRow({ item, text, checked, errorId, onCheckedChange }: AgreementRowProps) {
  const required = isRequired(item);
  return (
    <div className={css.item}>
      <div className={css.box}>
        <Checkbox
          name={item}
          checked={checked}
          required={required}
          invalid={errorId !== undefined}
          aria-describedby={errorId}
          onChange={(event) => onCheckedChange(event.target.checked)}
          label={
            <span className={css.label}>
              <span className={required ? css.required : css.optional}>
                <FormattedMessage id={required ? "agreement.required" : "agreement.optional"} />
              </span>{" "}
              {text.title}
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
            {text.title}
          </span>
          <ChevronDownIcon />
        </summary>
        <div className={css.text}>
          {text.sections.map(({ id, title, body }) => (
            <section key={id} className={css.section}>
              <h2 className={css.sectionTitle}>{title}</h2>
              {body.map((block, index) => (
                // The text is static, so the index is a stable key.
                <LegalBlockText key={index} block={block} heading="h3" />
              ))}
            </section>
          ))}
        </div>
      </details>
    </div>
  );
}
