import { useHydrated } from "@realtor/ui/use-hydrated";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { ResetRequestForm } from "./reset-request-form.tsx";
import * as css from "./sign-in-form.css.ts";

interface ForgotPasswordProps {
  /** Returns the current value of the sign-in form's email field. */
  getEmail: () => string;
}

/**
 * Replaces its button with the form that requests a password reset link. It does not close again,
 * because a click during hydration can be dispatched twice.
 */
export function ForgotPassword({ getEmail }: ForgotPasswordProps) {
  const [email, setEmail] = useState<string | null>(null);
  const hydrated = useHydrated();
  if (email === null)
    return (
      <div className={css.help}>
        <button
          type="button"
          className={css.helpButton}
          data-hydrating={hydrated ? undefined : ""}
          onClick={() => setEmail(getEmail())}
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
