import { deleteAccount } from "@realtor/api/loaning";
import { Dialog, DialogBody } from "@realtor/ui/dialog";
import { Stack } from "@realtor/ui/stack";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { clearSession } from "#app/session/session-store.ts";
import * as css from "./account.css.ts";
import { PasswordAndCodeStep } from "./password-and-code-step.tsx";
import { PasswordStep } from "./password-step.tsx";

interface DeleteAccountDialogProps {
  /** Accounts that only use a provider have none: they have to have signed in a few minutes ago. */
  hasPassword: boolean;
  hasSecondFactor: boolean;
  onClose: () => void;
}

/** Says what the deletion of the account does, and does it after the password, and a code where that is on. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { hasPassword, hasSecondFactor, onClose } = props;
  const { formatMessage } = useIntl();
  const { http, user } = useAdmin();
  const { locale } = useAddress();
  const [busy, setBusy] = useState(false);
  const hasWebsite = user.role !== "user";
  const effects = hasWebsite
    ? (["offline", "undo", "gone", "stays"] as const)
    : (["signedOut", "undo", "goneAccount"] as const);

  async function send(typed: { currentPassword: string; code: string }) {
    const deleteAt = await deleteAccount(http, { ...typed, locale });
    // The session is over. Until the page is left, the gate of this one must not ask to sign in.
    addEventListener("pagehide", clearSession, { once: true });
    location.replace(`${localePath("/login", locale)}?deleting=${encodeURIComponent(deleteAt)}`);
    return "leaving" as const;
  }

  const step = {
    submitLabel: formatMessage({ id: "account.deletion.submit" }),
    danger: true,
    onBusy: setBusy,
    onCancel: onClose,
  };
  return (
    <Dialog
      open
      alert
      locked={busy}
      onOpenChange={onClose}
      title={formatMessage({ id: "account.deletion.title" })}
      description={formatMessage({ id: "account.deletion.lead" })}
    >
      <DialogBody>
        <Stack as="ul" gap={8} className={css.effects}>
          {effects.map((effect) => (
            <li key={effect}>
              <FormattedMessage id={`account.deletion.${effect}`} />
            </li>
          ))}
        </Stack>
      </DialogBody>
      {hasSecondFactor ? (
        <PasswordAndCodeStep {...step} send={send} />
      ) : (
        <PasswordStep
          {...step}
          hasPassword={hasPassword}
          send={(currentPassword) => send({ currentPassword, code: "" })}
        />
      )}
    </Dialog>
  );
}
