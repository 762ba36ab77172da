import { TextField } from "@realtor/ui/text-field";
import type { Ref } from "react";
import { useIntl } from "react-intl";

/** Why a code is not accepted. */
export type CodeError = "missing" | "wrong" | "wrongBackup";

interface CodeFieldProps {
  ref?: Ref<HTMLInputElement>;
  /** Where the code is from: the authenticator app, or the backup codes. */
  kind: "app" | "backup";
  error?: CodeError | undefined;
  onChange?: () => void;
}

/** The field for a code of the authenticator app or a backup code; spaces are accepted. */
export function CodeField({ ref, kind, error, onChange }: CodeFieldProps) {
  const { formatMessage } = useIntl();
  const isApp = kind === "app";
  return (
    <TextField
      ref={ref}
      name="code"
      label={formatMessage({ id: isApp ? "login.code.app" : "login.code.backup" })}
      hint={formatMessage({ id: isApp ? "login.code.appHint" : "login.code.backupHint" })}
      autoComplete={isApp ? "one-time-code" : "off"}
      inputMode={isApp ? "numeric" : "text"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      error={error && formatMessage({ id: `login.code.${error}` })}
      onChange={onChange}
    />
  );
}
