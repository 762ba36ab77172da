import type { InvitationState } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { ArrowRightIcon } from "@realtor/ui/icons";
import { Text } from "@realtor/ui/text";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { LoginLayout, type LoginProps } from "./login-layout.tsx";
import * as css from "./login.css.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

interface OpenInvitationProps extends LoginProps {
  token: string;
  invitation: Extract<InvitationState, { state: "open" }>;
  /** Signs in with the password that was set. */
  onSet: (password: string) => Promise<void>;
  /** Called when the link was used or revoked meanwhile. */
  onEnded: () => void;
}

/** The form of a valid invitation: the invited account, and one field for the password. */
export function OpenInvitation(props: OpenInvitationProps) {
  const { token, invitation, onSet, onEnded, phone, ...login } = props;
  const { formatMessage, formatDate } = useIntl();
  const { locale } = useAddress();
  const { email, names, hasHomepage, hasPassword, expiresAt } = invitation;
  const starts = hasHomepage && !hasPassword;
  const invited = hasHomepage ? "login.invite.lead" : "login.invite.staff";
  return (
    <LoginLayout
      {...login}
      title={
        hasPassword
          ? formatMessage({ id: "login.reset.title" })
          : formatMessage({ id: "login.invite.name" }, { name: names[locale] })
      }
      lotOnly={starts}
    >
      <p className={css.lead}>
        <FormattedMessage id={hasPassword ? "login.reset.lead" : invited} />
      </p>
      <Account email={email} phone={phone} />
      <NewPasswordForm
        token={token}
        email={email}
        label={formatMessage({ id: "login.password" })}
        focused
        onSet={onSet}
        onInvalidLink={onEnded}
      >
        {starts ? (
          <>
            <FormattedMessage id="login.invite.start" />
            <ArrowRightIcon />
          </>
        ) : (
          <FormattedMessage id="login.new.submit" />
        )}
      </NewPasswordForm>
      <p className={css.fine}>
        <FormattedMessage
          id="login.invite.until"
          values={{ date: formatDate(expiresAt, { month: "long", day: "numeric" }) }}
        />
        {phone !== null && (
          <>
            <br />
            <FormattedMessage id="login.invite.help" values={{ phone }} />
          </>
        )}
      </p>
    </LoginLayout>
  );
}

/** The invited email as text, and one sentence in case it is wrong. */
function Account({ email, phone }: { email: string; phone: string | null }) {
  const [asked, setAsked] = useState(false);
  return (
    <div className={css.account}>
      <p>
        <Text as="span" size="caption" tone="secondary" className={css.accountLine}>
          <FormattedMessage id="login.invite.as" />
        </Text>
        <Text as="span" weight="semibold" className={css.accountLine} translate="no">
          {email}
        </Text>
      </p>
      <Button
        variant="text"
        size="small"
        className={css.helpButton}
        aria-expanded={asked}
        aria-controls="not-your-email"
        onClick={() => setAsked(!asked)}
      >
        <FormattedMessage id="login.invite.not" />
      </Button>
      <p id="not-your-email" className={css.accountHelp} hidden={!asked}>
        {phone === null ? (
          <FormattedMessage id="login.invite.notHelp" />
        ) : (
          <FormattedMessage id="login.invite.notCall" values={{ phone }} />
        )}
      </p>
    </div>
  );
}
