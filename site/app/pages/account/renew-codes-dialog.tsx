import { renewBackupCodes } from "@realtor/api/loaning";
import { Dialog } from "@realtor/ui/dialog";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { BackupCodeList } from "./backup-code-list.tsx";
import { PasswordStep } from "./password-step.tsx";
import { secondFactorMessages as messages } from "./second-factor-messages.ts";

/** Replaces the backup codes after the current password, and shows the new ones. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog
      open
      alert
      // The codes are shown once.
      locked={codes !== undefined}
      onOpenChange={onClose}
      title={formatMessage(codes ? messages.savedTitle : messages.renew)}
      description={formatMessage(codes ? messages.savedText : messages.renewText)}
    >
      {codes ? (
        <BackupCodeList codes={codes} onDone={onClose} />
      ) : (
        <PasswordStep
          send={async (currentPassword) => setCodes(await renewBackupCodes(http, currentPassword))}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
