import { ApiError } from "@realtor/api/http";
import { changePassword, requestPasswordReset } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useToast } from "@realtor/ui/toast";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAction } from "#app/admin/use-action.ts";
import { useAddress } from "#app/page-root.tsx";
import {
  checkNewPassword,
  NewPasswordField,
  type NewPasswordError,
  newPasswordErrors,
} from "#app/session/new-password-field.tsx";
import { type CurrentPasswordError, CurrentPasswordField } from "./current-password-field.tsx";
import * as css from "./account.css.ts";
import { siteHttp } from "#app/forms/site-http.ts";

interface PasswordErrors {
  current?: CurrentPasswordError | undefined;
  next?: NewPasswordError | undefined;
}

interface PasswordFormProps {
  /** The account's address, for password managers. */
  email: string;
  onChanged: () => Promise<void>;
}

/** Changes the password with the current one. */
export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const toast = useToast();
  const { busy, failure, run } = useAction();
  const [errors, setErrors] = useState<PasswordErrors>({});
  const currentField = useRef<HTMLInputElement>(null);
  const nextField = useRef<HTMLInputElement>(null);

  function showErrors(found: PasswordErrors) {
    setErrors(found);
    (found.current ? currentField : nextField).current?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const currentPassword = currentField.current?.value ?? "";
    const newPassword = nextField.current?.value ?? "";
    const found: PasswordErrors = {
      current: currentPassword === "" ? "missing" : undefined,
      next: checkNewPassword(newPassword) ?? undefined,
    };
    if (found.current || found.next) {
      showErrors(found);
      return;
    }
    setErrors({});
    let refused: PasswordErrors | undefined;
    const done = await run(async () => {
      try {
        await changePassword(http, { currentPassword, newPassword, locale });
      } catch (error) {
        refused = error instanceof ApiError ? errorsOf(error.code) : undefined;
        if (!refused) throw error;
      }
    });
    if (refused) showErrors(refused);
    if (!done || refused) return;
    form.reset();
    toast({
      text: formatMessage({ id: "account.password.changed" }),
    });
    await onChanged();
  }

  return (
    <form
      method="dialog"
      noValidate
      className={css.form}
      aria-labelledby="password"
      onSubmit={(event) => void submit(event)}
    >
      {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
      {/* For password managers. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField
        ref={currentField}
        error={errors.current}
        onChange={() => setErrors(({ next }) => ({ next }))}
      />
      <NewPasswordField
        ref={nextField}
        error={errors.next}
        onChange={(event) => {
          const { value } = event.target;
          setErrors(({ current, next }) => ({
            current,
            next: next && (checkNewPassword(value) ?? undefined),
          }));
        }}
      />
      <div>
        <Button
          type="submit"
          size="medium"
          busy={busy}
          busyLabel={formatMessage({ id: "account.password.saving" })}
        >
          <FormattedMessage id="account.password.submit" />
        </Button>
      </div>
    </form>
  );
}

/** Errors of the fields for a code of the service; undefined for other problems. */
function errorsOf(code: string): PasswordErrors | undefined {
  if (code === "auth.wrongPassword") return { current: "wrong" };
  const next = newPasswordErrors[code];
  return next && { next };
}

/** For an account that signs in with a provider: requests the link with which it sets a password. */
export function PasswordLinkRequest({ email }: { email: string }) {
  const { locale } = useAddress();
  const { busy, failure, run } = useAction();
  const [sent, setSent] = useState(false);

  async function send() {
    if (await run(() => requestPasswordReset(siteHttp(), { email, locale }))) setSent(true);
  }

  return (
    <div className={css.form}>
      <p>
        <FormattedMessage id="account.password.none" />
      </p>
      {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
      <div>
        <Button variant="outline" size="medium" busy={busy} onClick={() => void send()}>
          <FormattedMessage id="account.password.link" />
        </Button>
      </div>
      {/* Always rendered: a live region announces only later changes. */}
      <output>{sent && <FormattedMessage id="account.password.sent" />}</output>
    </div>
  );
}
