import { removeSecondFactor } from "@realtor/api/loaning";
import { Dialog } from "@realtor/ui/dialog";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAddress } from "#app/page-root.tsx";
import { PasswordAndCodeStep } from "./password-and-code-step.tsx";

/** Turns two-step sign-in off with the password and a code of the app or a backup code. */
export function TurnOffDialog({ onClose }: { onClose: (done?: "turnedOff") => void }) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      alert
      locked={busy}
      onOpenChange={() => onClose()}
      title={formatMessage({ id: "account.factor.turnOffTitle" })}
      description={formatMessage({ id: "account.factor.turnOffText" })}
    >
      <PasswordAndCodeStep
        send={async (typed) => {
          await removeSecondFactor(http, { ...typed, locale });
          onClose("turnedOff");
        }}
        onCancel={() => onClose()}
        onBusy={setBusy}
        submitLabel={formatMessage({ id: "account.factor.turnOff" })}
      />
    </Dialog>
  );
}
