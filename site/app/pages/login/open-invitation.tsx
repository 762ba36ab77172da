import type { InvitationState } from "@realtor/api/loaning";
import { ArrowRightIcon } from "@realtor/ui/icons";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useAddress } from "#app/page-root.tsx";
import { signInMessages } from "#app/session/sign-in-messages.ts";
import { LoginLayout, type LoginProps } from "./login-layout.tsx";
import * as css from "./login.css.ts";
import { loginMessages } from "./login-messages.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

const messages = defineMessages({
  title: {
    id: "login.invite.name",
    defaultMessage: "Welcome, {name}",
    description: "Heading of the page that an invitation link opens; {name} is the agent’s name.",
  },
  agent: {
    id: "login.invite.lead",
    defaultMessage: "Set a password and start your website. About ten minutes.",
    description: "Text of the page that an invitation link opens, for an agent.",
  },
  staff: {
    id: "login.invite.staff",
    defaultMessage: "Set a password for your account.",
    description: "Text of the page that an invitation link opens, for a member of staff.",
  },
});

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
  const lead = hasPassword ? loginMessages.resetLead : messages[hasHomepage ? "agent" : "staff"];
  return (
    <LoginLayout
      {...login}
      title={
        hasPassword
          ? formatMessage(loginMessages.reset)
          : formatMessage(messages.title, { name: names[locale] })
      }
      lotOnly={starts}
    >
      <p className={css.lead}>
        <FormattedMessage {...lead} />
      </p>
      <Account email={email} phone={phone} />
      <NewPasswordForm
        token={token}
        email={email}
        label={formatMessage(signInMessages.password)}
        focused
        onSet={onSet}
        onInvalidLink={onEnded}
      >
        {starts ? (
          <>
            <FormattedMessage
              id="login.invite.start"
              defaultMessage="Start my website"
              description="Button that sets the password, signs in and opens the new website."
            />
            <ArrowRightIcon />
          </>
        ) : (
          <FormattedMessage {...loginMessages.new} />
        )}
      </NewPasswordForm>
      <p className={css.fine}>
        <FormattedMessage
          id="login.invite.until"
          defaultMessage="This invitation works until {date}."
          description="Line below the form of an invitation; {date} is its last day."
          values={{ date: formatDate(expiresAt, { month: "long", day: "numeric" }) }}
        />
        {phone !== null && (
          <>
            <br />
            <FormattedMessage
              id="login.invite.help"
              defaultMessage="Need a hand? Call {phone}."
              description="Line below the form of an invitation; {phone} is the operator’s phone number."
              values={{ phone }}
            />
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
        <span className={css.accountLabel}>
          <FormattedMessage
            id="login.invite.as"
            defaultMessage="You will sign in with"
            description="Label of the email that an invitation was made for."
          />
        </span>
        <span className={css.accountEmail} translate="no">
          {email}
        </span>
      </p>
      <button
        type="button"
        className={css.helpButton}
        aria-expanded={asked}
        aria-controls="not-your-email"
        onClick={() => setAsked(!asked)}
      >
        <FormattedMessage
          id="login.invite.not"
          defaultMessage="Not your email?"
          description="Button beside the invited email that shows what to do if it is wrong."
        />
      </button>
      <p id="not-your-email" className={css.accountHelp} hidden={!asked}>
        {phone === null ? (
          <FormattedMessage
            id="login.invite.notHelp"
            defaultMessage="Please tell the person who invited you. They will correct it and send the invitation again."
            description="What to do if the invited email is wrong."
          />
        ) : (
          <FormattedMessage
            id="login.invite.notCall"
            defaultMessage="Please call {phone}. We will correct it and send the invitation again."
            description="What to do if the invited email is wrong; {phone} is the operator’s phone number."
            values={{ phone }}
          />
        )}
      </p>
    </div>
  );
}
