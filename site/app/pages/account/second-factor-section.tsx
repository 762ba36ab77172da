import { type AccountSecurity, renewBackupCodes, removeSecondFactor } from "@realtor/api/loaning";
import { Badge } from "@realtor/ui/badge";
import { Button } from "@realtor/ui/button";
import { Dialog } from "@realtor/ui/dialog";
import { Inline } from "@realtor/ui/inline";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAddress } from "#app/page-root.tsx";
import { BackupCodeList } from "./backup-code-list.tsx";
import { PasswordAndCodeStep } from "./password-and-code-step.tsx";
import { TurnOnDialog } from "./turn-on-dialog.tsx";

interface SecondFactorSectionProps extends Pick<AccountSecurity, "hasPassword" | "secondFactor"> {
  refresh: () => Promise<void>;
}

/** Whether signing in asks for a code, and the dialogs that change it. */
export function SecondFactorSection(props: SecondFactorSectionProps) {
  const { hasPassword, secondFactor, refresh } = props;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [open, setOpen] = useState<"on" | "off" | "renew" | null>(null);

  function close(done?: "turnedOn" | "turnedOff") {
    setOpen(null);
    if (done) toast({ text: formatMessage({ id: `account.factor.${done}` }) });
    void refresh();
  }

  if (!hasPassword)
    return (
      <p>
        <FormattedMessage id="account.factor.provider" />
      </p>
    );
  return (
    <>
      <Inline rowGap={4}>
        <Badge tone={secondFactor.on ? "accent" : "neutral"}>
          <FormattedMessage id={secondFactor.on ? "account.factor.on" : "account.factor.off"} />
        </Badge>
        {secondFactor.on && (
          <p>
            <FormattedMessage id="account.factor.left" values={{ n: secondFactor.codesLeft }} />
          </p>
        )}
      </Inline>
      {secondFactor.on && (
        <p>
          <FormattedMessage id="account.factor.providerToo" />
        </p>
      )}
      <Inline>
        {secondFactor.on ? (
          <>
            <Button variant="outline" size="medium" onClick={() => setOpen("renew")}>
              <FormattedMessage id="account.factor.renew" />
            </Button>
            <Button variant="outline" size="medium" onClick={() => setOpen("off")}>
              <FormattedMessage id="account.factor.turnOff" />
            </Button>
          </>
        ) : (
          <Button size="medium" onClick={() => setOpen("on")}>
            <FormattedMessage id="account.factor.turnOn" />
          </Button>
        )}
      </Inline>
      {open === "on" && <TurnOnDialog onClose={close} />}
      {open === "off" && <TurnOffDialog onClose={close} />}
      {open === "renew" && <RenewCodesDialog onClose={close} />}
    </>
  );
}

/** Replaces the backup codes after the current password and a code, and shows the new ones. */
function RenewCodesDialog({ onClose }: { onClose: () => void }) {
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

/** Turns two-step sign-in off with the password and a code of the app or a backup code. */
function TurnOffDialog({ onClose }: { onClose: (done?: "turnedOff") => void }) {
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
