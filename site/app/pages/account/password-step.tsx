import { useIntl } from "react-intl";
import { DialogForm } from "#app/admin/dialog-form.tsx";
import { useRefused } from "#app/admin/use-refused.ts";
import { type Texts, textsOf, useForm } from "#app/forms/use-form.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";

interface PasswordStepProps {
  /** Shows the field; accounts that only use a provider have none. */
  hasPassword?: boolean;
  /** Sends the password; a wrong one is shown at its field. */
  send: (currentPassword: string) => Promise<void | "leaving">;
  onCancel: () => void;
  onBusy?: (busy: boolean) => void;
  danger?: boolean;
  submitLabel: string;
  /** That the password is being checked, by default. */
  busyLabel?: string;
}

/** The current password, in a dialog. */
export function PasswordStep({ hasPassword = true, send, ...dialog }: PasswordStepProps) {
  const { formatMessage } = useIntl();
  const { busyLabel = formatMessage({ id: "account.factor.checking" }) } = dialog;
  const form = useForm<Texts<"currentPassword">, "missing" | "wrong">({
    read: textsOf("currentPassword"),
    check: ({ currentPassword }) => ({
      currentPassword: hasPassword && currentPassword === "" ? "missing" : undefined,
    }),
    submit: ({ currentPassword }) => send(currentPassword),
    refused: useRefused(({ code }) =>
      code === "auth.wrongPassword" ? { currentPassword: "wrong" } : undefined,
    ),
    errorText: (code) => formatMessage({ id: `account.password.${code}` }),
  });
  return (
    <DialogForm {...dialog} form={form} busyLabel={busyLabel}>
      {hasPassword && <CurrentPasswordField {...form.field("currentPassword")} />}
    </DialogForm>
  );
}
