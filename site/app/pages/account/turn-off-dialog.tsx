import { removeSecondFactor } from "@realtor/api/loaning";
import { Dialog } from "@realtor/ui/dialog";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAction } from "#app/admin/use-action.ts";
import { useAddress } from "#app/page-root.tsx";
import { PasswordAndCodeStep } from "./password-and-code-step.tsx";

/** Turns two-step sign-in off with the password and a code of the app or a backup code. */
export function TurnOffDialog({ onClose }: { onClose: (done?: "turnedOff") => void }) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const action = useAction();
  return (
    <Dialog
      open
      alert
      locked={action.busy}
      onOpenChange={() => onClose()}
      title={formatMessage({ id: "account.factor.turnOffTitle" })}
      description={formatMessage({ id: "account.factor.turnOffText" })}
    >
      <PasswordAndCodeStep
        action={action}
        send={async (typed) => {
          await removeSecondFactor(http, { ...typed, locale });
          onClose("turnedOff");
        }}
        onCancel={() => onClose()}
      >
        <FormattedMessage id="account.factor.turnOff" />
      </PasswordAndCodeStep>
    </Dialog>
  );
}
