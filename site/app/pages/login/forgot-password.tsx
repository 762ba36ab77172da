import { useHydrated } from "@realtor/ui/use-hydrated";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { ResetRequestForm } from "./reset-request-form.tsx";
import * as css from "./sign-in-form.css.ts";

interface ForgotPasswordProps {
  /** What was typed to sign in, by hand or by the browser. */
  typedEmail: () => string;
}

/**
 * Opens, in place of its button, the form that asks for a link to set a new password. It opens and
 * never closes: a press while the page wakes may arrive twice.
 */
export function ForgotPassword({ typedEmail }: ForgotPasswordProps) {
  const [email, setEmail] = useState<string | null>(null);
  const awake = useHydrated();
  if (email === null)
    return (
      <div className={css.help}>
        <button
          type="button"
          className={css.helpButton}
          data-wakes={awake ? undefined : ""}
          onClick={() => setEmail(typedEmail())}
        >
          <FormattedMessage id="login.forgot" />
        </button>
      </div>
    );
  return (
    <div className={css.help} ref={focusField}>
      <h2 className={css.helpTitle}>
        <FormattedMessage id="login.forgot" />
      </h2>
      <p className={css.helpText}>
        <FormattedMessage id="login.forgot.lead" />
      </p>
      <ResetRequestForm email={email} />
    </div>
  );
}

function focusField(form: HTMLElement | null): void {
  form?.querySelector("input")?.focus();
}
