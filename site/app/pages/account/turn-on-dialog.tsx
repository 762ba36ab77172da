import {
  createSecondFactor,
  type SecondFactorSetup,
  confirmSecondFactor,
} from "@realtor/api/loaning";
import { Dialog } from "@realtor/ui/dialog";
import { useState, useMemo } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { CopyField } from "#app/admin/copy-field.tsx";
import { DialogForm } from "#app/admin/dialog-form.tsx";
import { createQrImage } from "#app/admin/share/qr-image.ts";
import { useRefused } from "#app/admin/use-refused.ts";
import { type Texts, textsOf, useForm } from "#app/forms/use-form.ts";
import { focusElement } from "#app/layout/element-refs.ts";
import { useAddress } from "#app/page-root.tsx";
import { codeErrors, CodeField } from "#app/session/code-field.tsx";
import * as css from "./account.css.ts";
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

interface AppStepProps {
  setup: SecondFactorSetup;
  /** Called with the backup codes once two-step sign-in is on. */
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Connects an authenticator app: its QR code, the same as text, and the first code. */
function AppStep({ setup, onCodes, onCancel }: AppStepProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const image = useMemo(() => createQrImage(setup.uri), [setup.uri]);
  const form = useForm<Texts<"app">, "missing" | "wrong">({
    read: textsOf("app"),
    check: ({ app }) => ({ app: app.trim() === "" ? "missing" : undefined }),
    submit: async ({ app }) =>
      onCodes(await confirmSecondFactor(http, { code: app.trim(), locale })),
    refused: useRefused(({ code }) => (code === "auth.wrongCode" ? { app: "wrong" } : undefined)),
    errorText: (code) => formatMessage({ id: codeErrors.app[code] }),
  });
  return (
    <DialogForm
      form={form}
      submitLabel={formatMessage({ id: "account.factor.turnOn" })}
      busyLabel={formatMessage({ id: "account.factor.checking" })}
      onCancel={onCancel}
    >
      <svg
        className={css.qr}
        viewBox={`0 0 ${image.size} ${image.size}`}
        role="img"
        aria-label={formatMessage({ id: "account.factor.qr" })}
        shapeRendering="crispEdges"
      >
        <path fill="currentColor" d={image.path} />
      </svg>
      <CopyField
        label={formatMessage({ id: "account.factor.key" })}
        value={setup.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
      />
      <CodeField ref={focusElement} {...form.field("app")} />
    </DialogForm>
  );
}
