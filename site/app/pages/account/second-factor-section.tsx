import type { AccountSecurity } from "@realtor/api/loaning";
import { Badge } from "@realtor/ui/badge";
import { Button } from "@realtor/ui/button";
import { Inline } from "@realtor/ui/inline";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { RenewCodesDialog } from "./renew-codes-dialog.tsx";
import { TurnOffDialog } from "./turn-off-dialog.tsx";
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
