import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { PasswordField } from "./password-field.tsx";
import { signInMessages } from "./sign-in-messages.ts";

const messages = defineMessages({
  missing: {
    id: "login.new.missing",
    defaultMessage: "Please enter a new password.",
    description: "Error of the field for a new password: empty.",
  },
  tooShort: {
    id: "login.new.tooShort",
    defaultMessage: "Use {shortest} characters or more.",
    description: "Error of the field for a new password; {shortest} is the minimum length.",
  },
  tooLong: {
    id: "login.new.tooLong",
    defaultMessage: "A password has at most {longest} characters. Please choose a shorter one.",
    description: "Error of the field for a new password; {longest} is the maximum length.",
  },
  tooWeak: {
    id: "login.new.tooWeak",
    defaultMessage:
      "This password is easy to guess. Please choose a longer one, such as several words that do not belong together.",
    description:
      "Error of the field for a new password that many people use or that follows a pattern.",
  },
});

/** Why a new password is not accepted. */
export type NewPasswordError = keyof typeof messages;

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
export function checkNewPassword(password: string): NewPasswordError | null {
  if (password === "") return "missing";
  if (password.length < minLength) return "tooShort";
  return password.length > maxLength ? "tooLong" : null;
}

interface NewPasswordFieldProps extends Pick<
  ComponentProps<typeof PasswordField>,
  "ref" | "onChange" | "onBlur"
> {
  /** "New password" by default. */
  label?: string | undefined;
  error: NewPasswordError | undefined;
}

/** One field for a new password with a show button instead of a repeated field. */
export function NewPasswordField({ label, error, ...field }: NewPasswordFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      {...field}
      label={
        label ??
        formatMessage({
          id: "login.new.password",
          defaultMessage: "New password",
          description: "Label of the field for a new password.",
        })
      }
      hint={formatMessage(
        {
          id: "login.new.rule",
          defaultMessage: "{shortest} characters or more. A short sentence works well.",
          description: "Hint above the field for a new password; {shortest} is the minimum length.",
        },
        { shortest: minLength },
      )}
      name="new-password"
      autoComplete="new-password"
      minLength={minLength}
      showLabel={formatMessage(signInMessages.show)}
      error={error && formatMessage(messages[error], { shortest: minLength, longest: maxLength })}
    />
  );
}
