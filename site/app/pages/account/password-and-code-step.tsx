import { useState } from "react";
import { useIntl } from "react-intl";
import { DialogForm } from "#app/admin/dialog-form.tsx";
import { useRefused } from "#app/admin/use-refused.ts";
import { type Texts, textsOf, useForm } from "#app/forms/use-form.ts";
import { codeErrors, CodeField, type CodeKind, CodeKindButton } from "#app/session/code-field.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";

interface PasswordAndCodeStepProps {
  /** Sends both; a wrong one is shown at its field. */
  send: (typed: { currentPassword: string; code: string }) => Promise<void | "leaving">;
  onCancel: () => void;
  onBusy: (busy: boolean) => void;
  danger?: boolean;
  submitLabel: string;
}

/** The current password and a code of the app or a backup code, in a dialog. */
export function PasswordAndCodeStep({ send, ...dialog }: PasswordAndCodeStepProps) {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<CodeKind>("app");
  const form = useForm<Texts<"currentPassword" | CodeKind>, "missing" | "wrong">({
    read: textsOf("currentPassword", "app", "backup"),
    check: (typed) => ({
      currentPassword: typed.currentPassword === "" ? "missing" : undefined,
      [kind]: typed[kind].trim() === "" ? "missing" : undefined,
    }),
    submit: (typed) => send({ currentPassword: typed.currentPassword, code: typed[kind].trim() }),
    refused: useRefused(({ code }) => {
      if (code === "auth.wrongPassword") return { currentPassword: "wrong" };
      return code === "auth.wrongCode" ? { [kind]: "wrong" } : undefined;
    }),
    errorText: (code, name) =>
      formatMessage({
        id: name === "currentPassword" ? `account.password.${code}` : codeErrors[name][code],
      }),
  });
  return (
    <DialogForm
      {...dialog}
      form={form}
      busyLabel={formatMessage({ id: "account.factor.checking" })}
    >
      <CurrentPasswordField {...form.field("currentPassword")} />
      <CodeField key={kind} {...form.field(kind)} />
      <div>
        <CodeKindButton kind={kind} onChange={setKind} />
      </div>
    </DialogForm>
  );
}
