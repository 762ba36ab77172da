import { createSecondFactor, type SecondFactorSetup } from "@realtor/api/loaning";
import { Dialog } from "@realtor/ui/dialog";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { AppStep } from "./app-step.tsx";
import { BackupCodeList } from "./backup-code-list.tsx";
import { PasswordStep } from "./password-step.tsx";

type Step =
  | { kind: "password" }
  | { kind: "app"; setup: SecondFactorSetup }
  | { kind: "codes"; codes: readonly string[] };

/** Turns two-step sign-in on: the password, the app with its first code, and the backup codes. */
export function TurnOnDialog({ onClose }: { onClose: (done?: "turnedOn") => void }) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const [step, setStep] = useState<Step>({ kind: "password" });
  const isOn = step.kind === "codes";
  const texts = {
    password: "account.factor.turnOnText",
    app: "account.factor.scan",
    codes: "account.factor.savedText",
  } as const;
  return (
    <Dialog
      open
      alert
      // The codes are shown once.
      locked={isOn}
      onOpenChange={() => onClose()}
      title={formatMessage({
        id: isOn ? "account.factor.savedTitle" : "account.factor.turnOnTitle",
      })}
      description={formatMessage({ id: texts[step.kind] })}
    >
      {step.kind === "password" && (
        <PasswordStep
          send={async (currentPassword) =>
            setStep({ kind: "app", setup: await createSecondFactor(http, currentPassword) })
          }
          onCancel={() => onClose()}
          submitLabel={formatMessage({ id: "account.factor.next" })}
        />
      )}
      {step.kind === "app" && (
        <AppStep
          setup={step.setup}
          onCodes={(codes) => setStep({ kind: "codes", codes })}
          onCancel={() => onClose()}
        />
      )}
      {step.kind === "codes" && (
        <BackupCodeList codes={step.codes} onDone={() => onClose("turnedOn")} />
      )}
    </Dialog>
  );
}
