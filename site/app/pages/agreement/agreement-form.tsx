import { type AgreementItem, agreementItems } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Checkbox } from "@realtor/ui/checkbox";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { restorePageDraft } from "#app/session/session-expiry.ts";
import type { MessageKey } from "#app/i18n/messages.ts";
import { type AgreementDocument, AgreementRow, isRequired } from "./agreement-row.tsx";
import { AgreementStatus } from "./agreement-status.tsx";
import * as css from "./agreement.css.ts";
import { type Failure, useAgreement } from "./use-agreement.ts";

interface AgreementFormProps {
  version: string;
  document: AgreementDocument;
}

const failures = {
  failed: "agreement.failed",
  outdated: "agreement.outdated",
  unpublished: "agreement.unpublished",
} as const satisfies Record<Failure, MessageKey>;

/**
 * Order of the form: accept all, each item, the missing items, the submit button. See
 * docs/spec/routes.md#agreement.
 */
export function AgreementForm({ version, document }: AgreementFormProps) {
  const { formatMessage } = useIntl();
  const { state, sending, failure, accept } = useAgreement(version);
  const [selected, setSelected] = useState<readonly AgreementItem[] | null>(null);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const base = useId();
  const alertId = `${base}alert`;
  const noteId = `${base}note`;

  // Restores boxes checked before hydration or before the session expired.
  useEffect(() => {
    const boxes = new FormData(form.current ?? undefined);
    const checkedItems = agreementItems.filter((item) => boxes.has(item));
    if (checkedItems.length > 0) setSelected(checkedItems);
    return restorePageDraft();
  }, []);

  const checked = selected ?? (state.kind === "accepted" ? state.acceptance.items : []);
  const missing = agreementItems.filter((item) => isRequired(item) && !checked.includes(item));
  const showMissing = failedAttempts > 0 && missing.length > 0;
  const canSubmit = state.kind === "open" || state.kind === "accepted";

  const toggle = (item: AgreementItem, isChecked: boolean) =>
    setSelected(agreementItems.filter((one) => (one === item ? isChecked : checked.includes(one))));

  /** The optional item stays as it is: it is agreed to on its own only. */
  const toggleRequired = (isChecked: boolean) =>
    setSelected(
      agreementItems.filter((item) => (isRequired(item) ? isChecked : checked.includes(item))),
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit || sending) return;
    const [first] = missing;
    if (first === undefined) {
      void accept(checked);
      return;
    }
    setFailedAttempts(failedAttempts + 1);
    form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
  };

  return (
    <form ref={form} noValidate aria-labelledby="agreement" onSubmit={submit}>
      <div className={css.all}>
        <Checkbox
          checked={missing.length === 0}
          onChange={(event) => toggleRequired(event.target.checked)}
          label={
            <span className={css.allLabel}>
              <FormattedMessage id="agreement.all" />
              <small className={css.allHint}>
                <FormattedMessage id="agreement.all.hint" />
              </small>
            </span>
          }
        />
      </div>
      {agreementItems.map((item) => (
        <AgreementRow
          key={item}
          item={item}
          text={document[item]}
          checked={checked.includes(item)}
          errorId={showMissing && missing.includes(item) ? alertId : undefined}
          onCheckedChange={(isChecked) => toggle(item, isChecked)}
        />
      ))}
      {showMissing && (
        <div id={alertId} key={failedAttempts} className={css.alert}>
          <InlineAlert>
            <FormattedMessage id="agreement.alert" />
          </InlineAlert>
        </div>
      )}
      {failure && !showMissing && (
        <div className={css.alert}>
          <InlineAlert>
            <FormattedMessage id={failures[failure]} />
          </InlineAlert>
        </div>
      )}
      <div className={css.action}>
        <Button
          type={canSubmit ? "submit" : "button"}
          disabled={!canSubmit}
          aria-describedby={noteId}
          busy={sending}
          busyLabel={formatMessage({ id: "agreement.sending" })}
        >
          <FormattedMessage id="agreement.submit" />
        </Button>
      </div>
      <AgreementStatus id={noteId} state={state} />
    </form>
  );
}
