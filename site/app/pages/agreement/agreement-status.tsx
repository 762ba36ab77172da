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
            <FormattedMessage
              id="agreement.visitor"
              defaultMessage="To agree, please sign in with your realtor account."
              description="Note below the form for visitors who are not signed in."
            />
          </span>
          <TextLink href={loginPath(address, here)}>
            <FormattedMessage
              id="agreement.signIn"
              defaultMessage="Sign in"
              description="Link to the sign-in page below the agreement form."
            />
          </TextLink>
        </>
      )}
      {state.kind === "not-realtor" && (
        <span className={css.message}>
          <FormattedMessage
            id="agreement.notRealtor"
            defaultMessage="Only a realtor account can agree. The account you are using is not one."
            description="Note below the form when the account is not a realtor’s."
          />
        </span>
      )}
      {state.kind === "accepted" && (
        <>
          <span className={css.message}>
            <FormattedMessage
              id="agreement.accepted"
              defaultMessage="You agreed to version {version} on {date}."
              description="Note below the form after acceptance; {version} is the accepted version and {date} the day of acceptance."
              values={{
                version: state.acceptance.version,
                date: formatDate(state.acceptance.acceptedAt, { dateStyle: "long" }),
              }}
            />
          </span>
          <TextLink href={localePath(state.next, address.locale)}>
            <FormattedMessage
              id="agreement.continue"
              defaultMessage="Go to your website’s editor"
              description="Link to the editor after acceptance."
            />
          </TextLink>
        </>
      )}
    </output>
  );
}
