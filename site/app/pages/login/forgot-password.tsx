import { ApiError } from "@realtor/api/http";
import { requestPasswordReset } from "@realtor/api/loaning";
import { checkEmail } from "@realtor/profile/rules/email";
import { Button } from "@realtor/ui/button";
import { Text } from "@realtor/ui/text";
import { TextField } from "@realtor/ui/text-field";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { siteHttp } from "#app/forms/site-http.ts";
import { type Texts, textsOf, useForm } from "#app/forms/use-form.ts";
import { useAddress } from "#app/page-root.tsx";
import * as formCss from "#app/session/sign-in-form.css.ts";
import { LinkFailureText } from "./link-failure.tsx";
import * as css from "./login.css.ts";
import { loginErrorMessages } from "./login-messages.ts";

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
        <Button
          variant="text"
          size="small"
          className={css.helpButton}
          data-hydrating={hydrated ? undefined : ""}
          onClick={() => setEmail(getEmail())}
        >
          <FormattedMessage id="login.forgot" />
        </Button>
      </div>
    );
  return (
    <div className={css.help} ref={focusField}>
      <h2 className={css.helpTitle}>
        <FormattedMessage id="login.forgot" />
      </h2>
      <Text size="small" tone="secondary" className={css.helpText}>
        <FormattedMessage id="login.forgot.lead" />
      </Text>
      <ResetRequestForm email={email} />
    </div>
  );
}

/** On a phone the confirmation is below the window. */
function showResult(result: HTMLElement | null): void {
  result?.scrollIntoView({ block: "nearest" });
}

function focusField(form: HTMLElement | null): void {
  form?.querySelector("input")?.focus();
}

/**
 * Requests a password reset link. The confirmation is the same whether or not the account exists, so
 * that it does not disclose accounts. `email` is the initial value.
 */
export function ResetRequestForm({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const [isSent, setSent] = useState(false);
  const form = useForm<Texts<"email">, "idMissing" | "idWrong">({
    read: textsOf("email"),
    check: ({ email: typed }) => ({ email: checkTyped(typed.trim()) }),
    async submit({ email: typed }) {
      setSent(false);
      await requestPasswordReset(siteHttp(), { email: typed.trim(), locale });
      setSent(true);
    },
    refused: (error) =>
      error instanceof ApiError && error.status === 422
        ? { errors: { email: "idWrong" } }
        : { failure: <LinkFailureText error={error} /> },
    errorText: (code) => formatMessage({ id: loginErrorMessages[code] }),
  });

  return (
    <>
      <form {...form.root} className={formCss.form}>
        <FormFailure {...form} />
        <TextField
          {...form.field("email")}
          label={formatMessage({ id: "login.id" })}
          type="email"
          autoComplete="username"
          defaultValue={email}
        />
        <Button
          type="submit"
          variant="outline"
          fullWidth
          busy={form.busy}
          busyLabel={formatMessage({ id: "login.forgot.sending" })}
        >
          <FormattedMessage id="login.forgot.submit" />
        </Button>
      </form>
      {/* Always rendered: a live region announces only later changes. */}
      <output>
        {isSent && (
          <span className={css.result} ref={showResult}>
            <FormattedMessage id="login.forgot.sent" />
          </span>
        )}
      </output>
    </>
  );
}

function checkTyped(email: string): "idMissing" | "idWrong" | undefined {
  if (email === "") return "idMissing";
  return checkEmail(email) === null ? undefined : "idWrong";
}
