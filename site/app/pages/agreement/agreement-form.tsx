import { ApiError } from "@realtor/api/http";
import { type AgreementItem, agreementItems, requiredAgreementItems } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Checkbox } from "@realtor/ui/checkbox";
import { TextLink } from "@realtor/ui/text-link";
import { useEffect, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { localePath } from "#app/i18n/language-items.ts";
import type { MessageKey } from "#app/i18n/messages.ts";
import { useAddress } from "#app/page-root.tsx";
import { loginPath } from "#app/session/login-path.ts";
import { restorePageDraft } from "#app/session/session-expiry.ts";
import { type AgreementDocument, AgreementRow } from "./agreement-row.tsx";
import * as css from "./agreement.css.ts";
import { useAgreement, type AgreementState } from "./use-agreement.ts";

interface AgreementFormProps {
  version: string;
  document: AgreementDocument;
}

/** Codes of the service that have a text of their own. */
const failures: Readonly<Record<string, MessageKey>> = {
  "agreement.outdated": "agreement.outdated",
  "agreement.unpublished": "agreement.unpublished",
};

type Checked = Readonly<Partial<Record<AgreementItem, boolean>>>;

const setAll = (items: readonly AgreementItem[], isChecked: boolean): Checked =>
  Object.fromEntries(items.map((item) => [item, isChecked]));

/**
 * Order of the form: accept all, each item, the missing items, the submit button. See
 * docs/spec/routes.md#agreement.
 */
export function AgreementForm({ version, document }: AgreementFormProps) {
  const { formatMessage } = useIntl();
  const { state, accept } = useAgreement(version);
  const [chosen, choose] = useState<Checked>();
  const base = useId();
  const alertId = `${base}alert`;
  const noteId = `${base}note`;
  const checked = chosen ?? setAll(state.kind === "accepted" ? state.acceptance.items : [], true);
  const canSubmit = state.kind === "open" || state.kind === "accepted";
  const findMissing = (typed: Checked) => requiredAgreementItems.filter((item) => !typed[item]);
  const form = useForm<Checked, "missing">({
    values: checked,
    check: (typed) =>
      Object.fromEntries((canSubmit ? findMissing(typed) : []).map((item) => [item, "missing"])),
    submit: async (typed) =>
      canSubmit ? accept(agreementItems.filter((item) => typed[item])) : undefined,
    refused(error) {
      console.error(error);
      const code = error instanceof ApiError ? error.code : "";
      return { failure: <FormattedMessage id={failures[code] ?? "agreement.failed"} /> };
    },
    errorText: () => formatMessage({ id: "agreement.alert" }),
  });
  const isMissing = (item: AgreementItem) => form.field(item).error !== undefined;
  const alert = agreementItems.some(isMissing)
    ? formatMessage({ id: "agreement.alert" })
    : form.failure;

  // Restores boxes checked before hydration or before the session expired.
  const { ref } = form.root;
  useEffect(() => {
    const boxes = new FormData(ref.current ?? undefined);
    const found = agreementItems.filter((item) => boxes.has(item));
    if (found.length > 0) choose(setAll(found, true));
    return restorePageDraft();
  }, [ref]);

  return (
    <form {...form.root} aria-labelledby="agreement">
      <div className={css.all}>
        <Checkbox
          checked={findMissing(checked).length === 0}
          // The optional item stays as it is: it is agreed to on its own only.
          onChange={({ target }) =>
            choose({ ...checked, ...setAll(requiredAgreementItems, target.checked) })
          }
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
          checked={checked[item] ?? false}
          errorId={isMissing(item) ? alertId : undefined}
          onCheckedChange={(isChecked) => choose({ ...checked, [item]: isChecked })}
        />
      ))}
      {alert !== undefined && (
        <div id={alertId} className={css.alert}>
          <FormFailure failure={alert} attempt={form.attempt} />
        </div>
      )}
      <div className={css.action}>
        <Button
          type={canSubmit ? "submit" : "button"}
          disabled={!canSubmit}
          aria-describedby={noteId}
          busy={form.busy}
          busyLabel={formatMessage({ id: "agreement.sending" })}
        >
          <FormattedMessage id="agreement.submit" />
        </Button>
      </div>
      <AgreementStatus id={noteId} state={state} />
    </form>
  );
}

/** Shows the user's acceptance state and the link to the next step. */
function AgreementStatus({ id, state }: { id: string; state: AgreementState }) {
  const address = useAddress();
  const { formatDate } = useIntl();
  const here = localePath(address.path, address.locale);
  return (
    // Always rendered: a live region announces only later changes.
    <output id={id} className={css.status}>
      {state.kind === "visitor" && (
        <>
          <span className={css.message}>
            <FormattedMessage id="agreement.visitor" />
          </span>
          <TextLink href={loginPath(address, here)}>
            <FormattedMessage id="agreement.signIn" />
          </TextLink>
        </>
      )}
      {state.kind === "not-realtor" && (
        <span className={css.message}>
          <FormattedMessage id="agreement.notRealtor" />
        </span>
      )}
      {state.kind === "accepted" && (
        <>
          <span className={css.message}>
            <FormattedMessage
              id="agreement.accepted"
              values={{
                version: state.acceptance.version,
                date: formatDate(state.acceptance.acceptedAt, { dateStyle: "long" }),
              }}
            />
          </span>
          <TextLink href={localePath(state.next, address.locale)}>
            <FormattedMessage id="agreement.continue" />
          </TextLink>
        </>
      )}
    </output>
  );
}
