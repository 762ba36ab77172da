import type { Ref } from "react";
import { useIntl } from "react-intl";
import { PasswordField } from "#app/session/password-field.tsx";
import { signInMessages } from "#app/session/sign-in-messages.ts";
import { accountMessages, currentPasswordMessages } from "./account-messages.ts";

/** What is wrong with the current password. */
export type CurrentPasswordError = keyof typeof currentPasswordMessages;

interface CurrentPasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  error: CurrentPasswordError | undefined;
  onChange: () => void;
}

/** The field for the current password, which confirms a change of the account. */
export function CurrentPasswordField({ ref, error, onChange }: CurrentPasswordFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      ref={ref}
      label={formatMessage(accountMessages.currentPassword)}
      name="current-password"
      autoComplete="current-password"
      showLabel={formatMessage(signInMessages.show)}
      error={error && formatMessage(currentPasswordMessages[error])}
      onChange={onChange}
    />
  );
}
