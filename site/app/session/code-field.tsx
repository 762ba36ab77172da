import { Button } from "@realtor/ui/button";
import { TextField, type TextFieldProps } from "@realtor/ui/text-field";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";

/** Where a code is from, the authenticator app or the backup codes: also the name of its field. */
export type CodeKind = "app" | "backup";

export const codeErrors = {
  app: { missing: "login.code.missing", wrong: "login.code.wrong" },
  backup: { missing: "login.code.missing", wrong: "login.code.wrongBackup" },
} as const satisfies Record<CodeKind, Record<"missing" | "wrong", MessageKey>>;

interface CodeFieldProps extends Pick<TextFieldProps, "ref" | "error"> {
  name: CodeKind;
}

/** The field for a code of the authenticator app or a backup code; spaces are accepted. */
export function CodeField({ name, ...field }: CodeFieldProps) {
  const { formatMessage } = useIntl();
  const isApp = name === "app";
  return (
    <TextField
      {...field}
      name={name}
      label={formatMessage({ id: isApp ? "login.code.app" : "login.code.backup" })}
      hint={formatMessage({ id: isApp ? "login.code.appHint" : "login.code.backupHint" })}
      autoComplete={isApp ? "one-time-code" : "off"}
      inputMode={isApp ? "numeric" : "text"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}

interface CodeKindButtonProps {
  kind: CodeKind;
  onChange: (kind: CodeKind) => void;
}

/** Asks for a code of the other kind. */
export function CodeKindButton({ kind, onChange }: CodeKindButtonProps) {
  const isApp = kind === "app";
  return (
    <Button variant="text" size="small" onClick={() => onChange(isApp ? "backup" : "app")}>
      <FormattedMessage id={isApp ? "login.code.toBackup" : "login.code.toApp"} />
    </Button>
  );
}
