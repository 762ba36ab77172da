import { changePassword, requestPasswordReset } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAction } from "#app/admin/use-action.ts";
import { useRefused } from "#app/admin/use-refused.ts";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { siteHttp } from "#app/forms/site-http.ts";
import { type Texts, textsOf, useForm } from "#app/forms/use-form.ts";
import { useAddress } from "#app/page-root.tsx";
import {
  checkNewPassword,
  type NewPasswordError,
  NewPasswordField,
  newPasswordErrors,
  useNewPasswordErrorText,
} from "#app/session/new-password-field.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import * as css from "./account.css.ts";

/** Errors of the current password. */
const currentErrors = {
  noCurrent: "account.password.missing",
  wrong: "account.password.wrong",
} as const;

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
  const newPasswordErrorText = useNewPasswordErrorText();
  const form = useForm<
    Texts<"currentPassword" | "newPassword">,
    keyof typeof currentErrors | NewPasswordError
  >({
    read: textsOf("currentPassword", "newPassword"),
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === "" ? "noCurrent" : undefined,
      newPassword: checkNewPassword(newPassword),
    }),
    async submit(typed, element) {
      await changePassword(http, { ...typed, locale });
      element.reset();
      toast({ text: formatMessage({ id: "account.password.changed" }) });
      await onChanged();
    },
    refused: useRefused(({ code }) => {
      if (code === "auth.wrongPassword") return { currentPassword: "wrong" };
      const newPassword = newPasswordErrors[code];
      return newPassword && { newPassword };
    }),
    errorText: (code) =>
      code === "noCurrent" || code === "wrong"
        ? formatMessage({ id: currentErrors[code] })
        : newPasswordErrorText(code),
  });

  return (
    <form {...form.root} className={css.form} aria-labelledby="password">
      <FormFailure {...form} />
      {/* For password managers. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField {...form.field("currentPassword")} />
      <NewPasswordField {...form.field("newPassword")} />
      <div>
        <Button
          type="submit"
          size="medium"
          busy={form.busy}
          busyLabel={formatMessage({ id: "account.password.saving" })}
        >
          <FormattedMessage id="account.password.submit" />
        </Button>
      </div>
    </form>
  );
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
    <>
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
    </>
  );
}
