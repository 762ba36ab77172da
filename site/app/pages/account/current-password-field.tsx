import type { TextFieldProps } from "@realtor/ui/text-field";
import { useIntl } from "react-intl";
import { PasswordField } from "#app/session/password-field.tsx";

/** The field for the current password, which confirms a change of the account. */
export function CurrentPasswordField(field: Pick<TextFieldProps, "name" | "error">) {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      {...field}
      label={formatMessage({ id: "account.password.current" })}
      autoComplete="current-password"
      showLabel={formatMessage({ id: "login.show" })}
    />
  );
}
