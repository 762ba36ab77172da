import type { Ref } from "react";
import { useIntl } from "react-intl";
import { PasswordField } from "#app/session/password-field.tsx";

/** What is wrong with the current password. */
export type CurrentPasswordError = "missing" | "wrong";

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
      label={formatMessage({ id: "account.password.current" })}
      name="current-password"
      autoComplete="current-password"
      showLabel={formatMessage({ id: "login.show" })}
      error={error && formatMessage({ id: `account.password.${error}` })}
      onChange={onChange}
    />
  );
}
