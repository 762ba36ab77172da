import type { requiredAgreementItems } from "@realtor/api/loaning";
import { Checkbox } from "@realtor/ui/checkbox";
import { Disclosure } from "@realtor/ui/disclosure";
import { CheckIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { type ReactNode, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Ring, Row } from "#app/admin/layouts/rows.tsx";
import { LegalBlockText } from "#app/layout/legal/legal-block-text.tsx";
import * as css from "./publish-step.css.ts";
import { RowTitle } from "./required-rows.tsx";
import * as form from "./step-form.css.ts";
import type { Consent } from "./use-consent.ts";

type RequiredItem = (typeof requiredAgreementItems)[number];

interface ConsentListProps {
  consent: Consent;
  items: readonly RequiredItem[];
  /** The error of an item, once the form was sent without it. */
  errorOf: (item: RequiredItem) => string | undefined;
}

/** The agreement: a row once it is accepted, else its consents, each with its text in place. */
export function ConsentList({ consent, items, errorOf }: ConsentListProps) {
  const { formatMessage, formatDate } = useIntl();
  const { acceptance, checked, check } = consent;
  const errorId = useId();
  return (
    <>
      <Row
        height={52}
        lead={acceptance ? <CheckIcon size={16} className={css.check} /> : <Ring />}
        title={
          <RowTitle name={formatMessage({ id: "first-run.publish.agreement" })}>
            {acceptance && (
              <FormattedMessage
                id="first-run.publish.agreedOn"
                values={{ date: formatDate(acceptance.acceptedAt, { dateStyle: "medium" }) }}
              />
            )}
          </RowTitle>
        }
      />
      <li className={css.consents}>
        {!acceptance && (
          <Checkbox
            className={css.all}
            label={formatMessage({ id: "first-run.publish.agreeAll" })}
            checked={items.every((item) => checked.has(item))}
            onChange={({ target }) => check(items, target.checked)}
          />
        )}
        {items.map((item) => (
          <ConsentText key={item} item={item} consent={consent}>
            {acceptance ? (
              formatMessage({ id: `first-run.consent.${item}` })
            ) : (
              <Checkbox
                name={item}
                label={formatMessage({ id: `first-run.consent.${item}` })}
                required
                checked={checked.has(item)}
                invalid={errorOf(item) !== undefined}
                aria-describedby={errorOf(item) && errorId}
                onChange={({ target }) => check([item], target.checked)}
              />
            )}
          </ConsentText>
        ))}
        <p id={errorId} className={form.error} role="alert">
          {items.map(errorOf).find((error) => error !== undefined)}
        </p>
      </li>
    </>
  );
}

interface ConsentTextProps {
  item: RequiredItem;
  consent: Consent;
  children: ReactNode;
}

/** One consent with a button that shows its text below it. */
function ConsentText({ item, consent, children }: ConsentTextProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const text = consent.agreement?.document[item];
  if (!text) return children;
  return (
    <Disclosure
      variant="text"
      className={css.consent}
      start={children}
      title={formatMessage({ id: isOpen ? "first-run.publish.hide" : "first-run.publish.read" })}
      detail={
        <span className={visuallyHidden}>
          : {formatMessage({ id: `first-run.consent.${item}` })}
        </span>
      }
      expanded={isOpen}
      onExpandedChange={setOpen}
    >
      <div className={css.legal}>
        {text.sections.map(({ id, title, body }) => (
          <section key={id}>
            <h3 className={css.legalTitle}>{title}</h3>
            {body.map((block, index) => (
              // The text is static, so the index is a stable key.
              <LegalBlockText key={index} block={block} heading="h4" />
            ))}
          </section>
        ))}
      </div>
    </Disclosure>
  );
}
