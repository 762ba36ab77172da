import { TextField } from "@realtor/ui/text-field";
import type { Ref } from "react";
import { useIntl } from "react-intl";
import { type CodeError, codeErrorMessages, codeMessages } from "./code-messages.ts";

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
      label={formatMessage(isApp ? codeMessages.app : codeMessages.backup)}
      hint={formatMessage(isApp ? codeMessages.appHint : codeMessages.backupHint)}
      autoComplete={isApp ? "one-time-code" : "off"}
      inputMode={isApp ? "numeric" : "text"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      error={error && formatMessage(codeErrorMessages[error])}
      onChange={onChange}
    />
  );
}
