import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { PasswordField } from "./password-field.tsx";

/** Why a new password is not accepted. */
export type NewPasswordError = "missing" | "tooShort" | "tooLong" | "tooWeak";

/** Errors by the code of the service. */
export const newPasswordErrors: Readonly<Record<string, NewPasswordError>> = {
  "auth.passwordTooShort": "tooShort",
  "auth.passwordTooLong": "tooLong",
  "auth.passwordTooWeak": "tooWeak",
};

/** Password length limits of the backend, in UTF-16 code units. */
const minLength = 10;
const maxLength = 128;

/** Checks the length of a new password; the service checks whether it is easy to guess. */
export function checkNewPassword(password: string): NewPasswordError | undefined {
  if (password === "") return "missing";
  if (password.length < minLength) return "tooShort";
  return password.length > maxLength ? "tooLong" : undefined;
}

export function useNewPasswordErrorText(): (error: NewPasswordError) => string {
  const { formatMessage } = useIntl();
  return (error) =>
    formatMessage({ id: `login.new.${error}` }, { shortest: minLength, longest: maxLength });
}

interface NewPasswordFieldProps extends Pick<
  ComponentProps<typeof PasswordField>,
  "ref" | "name" | "error"
> {
  /** "New password" by default. */
  label?: string | undefined;
}

/** One field for a new password with a show button instead of a repeated field. */
export function NewPasswordField({ label, ...field }: NewPasswordFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      {...field}
      label={label ?? formatMessage({ id: "login.new.password" })}
      hint={formatMessage({ id: "login.new.rule" }, { shortest: minLength })}
      autoComplete="new-password"
      minLength={minLength}
      showLabel={formatMessage({ id: "login.show" })}
    />
  );
}
