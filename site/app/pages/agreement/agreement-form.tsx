import { type AgreementItem, agreementItems } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Checkbox } from "@realtor/ui/checkbox";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { restoreTyped } from "#app/session/typed-text.ts";
import type { AgreementDocument } from "./agreement-document.ts";
import { AgreementRow, isRequired } from "./agreement-item.tsx";
import { AgreementStanding } from "./agreement-standing.tsx";
import * as css from "./agreement.css.ts";
import { type Failure, useAgreement } from "./use-agreement.ts";

interface AgreementFormProps {
  version: string;
  document: AgreementDocument;
}

const failures = {
  failed: "agreement.failed",
  outdated: "agreement.outdated",
} as const satisfies Record<Failure, string>;

/** All at once first, then each item, then what is missing, then the button (DESIGN-LANGUAGE section 11). */
export function AgreementForm({ version, document }: AgreementFormProps) {
  const { formatMessage } = useIntl();
  const { standing, sending, failure, accept } = useAgreement(version);
  const [chosen, setChosen] = useState<readonly AgreementItem[] | null>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const base = useId();
  const alertId = `${base}alert`;
  const noteId = `${base}note`;

  // What was ticked before the page woke, or before the session ended.
  useEffect(() => {
    const boxes = new FormData(form.current ?? undefined);
    const early = agreementItems.filter((item) => boxes.has(item));
    if (early.length > 0) setChosen(early);
    return restoreTyped();
  }, []);

  const ticked = chosen ?? (standing.kind === "accepted" ? standing.acceptance.items : []);
  const missing = agreementItems.filter((item) => isRequired(item) && !ticked.includes(item));
  const refused = refusals > 0 && missing.length > 0;
  const maySend = standing.kind === "open" || standing.kind === "accepted";

  const tick = (item: AgreementItem, on: boolean) =>
    setChosen(agreementItems.filter((one) => (one === item ? on : ticked.includes(one))));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!maySend || sending) return;
    const [first] = missing;
    if (first === undefined) {
      void accept(ticked);
      return;
    }
    setRefusals(refusals + 1);
    form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
  };

  return (
    <form ref={form} noValidate aria-labelledby="agreement" onSubmit={submit}>
      <div className={css.all}>
        <Checkbox
          checked={ticked.length === agreementItems.length}
          onChange={(event) => setChosen(event.target.checked ? agreementItems : [])}
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
          sections={document[item]}
          ticked={ticked.includes(item)}
          missing={refused && missing.includes(item) ? alertId : undefined}
          onTick={(on) => tick(item, on)}
        />
      ))}
      {refused && (
        <div id={alertId} key={refusals} className={css.alert}>
          <InlineAlert>
            <FormattedMessage id="agreement.alert" />
          </InlineAlert>
        </div>
      )}
      {failure && !refused && (
        <div className={css.alert}>
          <InlineAlert>
            <FormattedMessage id={failures[failure]} />
          </InlineAlert>
        </div>
      )}
      <div className={css.action}>
        <Button
          type={maySend ? "submit" : "button"}
          disabled={!maySend}
          aria-describedby={noteId}
          busy={sending}
          busyLabel={formatMessage({ id: "agreement.sending" })}
        >
          <FormattedMessage id="agreement.submit" />
        </Button>
      </div>
      <AgreementStanding id={noteId} standing={standing} />
    </form>
  );
}
