import { renewBackupCodes } from "@realtor/api/loaning";
import { Dialog } from "@realtor/ui/dialog";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAddress } from "#app/page-root.tsx";
import { BackupCodeList } from "./backup-code-list.tsx";
import { PasswordAndCodeStep } from "./password-and-code-step.tsx";

/** Replaces the backup codes after the current password and a code, and shows the new ones. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog
      open
      alert
      // The codes are shown once.
      locked={busy || codes !== undefined}
      onOpenChange={onClose}
      title={formatMessage({ id: codes ? "account.factor.savedTitle" : "account.factor.renew" })}
      description={formatMessage({
        id: codes ? "account.factor.savedText" : "account.factor.renewText",
      })}
    >
      {codes ? (
        <BackupCodeList codes={codes} onDone={onClose} />
      ) : (
        <PasswordAndCodeStep
          send={async (typed) => setCodes(await renewBackupCodes(http, { ...typed, locale }))}
          onCancel={onClose}
          onBusy={setBusy}
          submitLabel={formatMessage({ id: "account.factor.next" })}
        />
      )}
    </Dialog>
  );
}
