import { TextLink } from "@realtor/ui/text-link";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { loginPath } from "#app/session/login-path.ts";
import * as css from "./agreement.css.ts";
import type { AgreementState } from "./use-agreement.ts";

/** Shows the user's acceptance state and the link to the next step. */
export function AgreementStatus({ id, state }: { id: string; state: AgreementState }) {
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
