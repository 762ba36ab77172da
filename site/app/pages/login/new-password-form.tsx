import { ApiError } from "@realtor/api/http";
import { resetPassword } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { siteHttp } from "#app/forms/site-http.ts";
import { type Texts, textsOf, useForm } from "#app/forms/use-form.ts";
import {
  checkNewPassword,
  type NewPasswordError,
  newPasswordErrors,
  NewPasswordField,
  useNewPasswordErrorText,
} from "#app/session/new-password-field.tsx";
import * as formCss from "#app/session/sign-in-form.css.ts";
import { LinkFailureText } from "./link-failure.tsx";

interface NewPasswordFormProps {
  token: string;
  /** The account, for password managers. */
  email?: string | undefined;
  /** Label of the field; "New password" by default. */
  label?: string | undefined;
  /** Moves the focus to the field when it is rendered. */
  focused?: boolean;
  /** Label of the button. */
  children: ReactNode;
  /** Called after the account's password was set; the form stays busy until it resolves. */
  onSet: (password: string) => void | Promise<void>;
  /** Called when the link was already used, is expired or is invalid. */
  onInvalidLink: () => void;
}

/** One field with a show button instead of a repeated field; its value survives failed requests. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { token, email, label, focused = false, children, onSet, onInvalidLink } = props;
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const form = useForm<Texts<"newPassword">, NewPasswordError>({
    read: textsOf("newPassword"),
    check: ({ newPassword }) => ({ newPassword: checkNewPassword(newPassword) }),
    async submit({ newPassword }) {
      await resetPassword(siteHttp(), { token, newPassword });
      await onSet(newPassword);
      return "leaving";
    },
    refused(error) {
      const code = error instanceof ApiError ? error.code : "";
      const newPassword = newPasswordErrors[code];
      if (newPassword) return { errors: { newPassword } };
      if (code !== "auth.invalidToken") return { failure: <LinkFailureText error={error} /> };
      onInvalidLink();
      return {};
    },
    errorText: useNewPasswordErrorText(),
  });

  // With the commit that shows it: a passive effect may run later.
  useLayoutEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  return (
    <form {...form.root} className={formCss.form}>
      <FormFailure {...form} />
      {email !== undefined && (
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      )}
      <NewPasswordField {...form.field("newPassword")} ref={field} label={label} />
      <Button
        type="submit"
        fullWidth
        busy={form.busy}
        busyLabel={formatMessage({ id: "login.new.sending" })}
      >
        {children}
      </Button>
    </form>
  );
}
