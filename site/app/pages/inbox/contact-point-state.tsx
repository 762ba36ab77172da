import {
  confirmWithCode,
  type ContactPoint,
  type NotificationSettings,
  sendConfirmation,
} from "@realtor/api/loaning";
import { ApiError } from "@realtor/api/http";
import { Button } from "@realtor/ui/button";
import { Inline } from "@realtor/ui/inline";
import { Stack } from "@realtor/ui/stack";
import { Status } from "@realtor/ui/status";
import { Text } from "@realtor/ui/text";
import { TextField } from "@realtor/ui/text-field";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAction } from "#app/admin/use-action.ts";

interface ContactPointStateProps {
  point: ContactPoint;
  /** Called with the settings after a link or code was sent, or a number confirmed. */
  onChange: (settings: NotificationSettings) => void;
}

/** Whether an address or number is confirmed, and what confirms it. */
export function ContactPointState({ point, onChange }: ContactPointStateProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const toast = useToast();
  const { busy, failure, run } = useAction();
  const { id, channel, state, address, noticesUntil } = point;
  if (state !== "waiting")
    return (
      <Text size="caption" tone="secondary">
        <FormattedMessage id={`inbox.notify.point.${state}`} values={{ address }} />
      </Text>
    );

  async function sendAgain() {
    onChange(await sendConfirmation(http, id));
    toast({ text: formatMessage({ id: "inbox.notify.point.sent" }) });
  }

  return (
    <Stack gap={8}>
      <Status kind="attention">
        <FormattedMessage id={`inbox.notify.point.${channel}`} values={{ address }} />
      </Status>
      <Text size="caption" tone="secondary">
        {noticesUntil === null ? (
          <FormattedMessage id="inbox.notify.point.nothing" />
        ) : (
          <FormattedMessage
            id="inbox.notify.point.until"
            values={{ date: <FormattedDate key="date" value={noticesUntil} dateStyle="long" /> }}
          />
        )}
      </Text>
      {channel === "sms" && <CodeForm point={point} onChange={onChange} />}
      <Inline gap={12}>
        <Button variant="outline" size="small" disabled={busy} onClick={() => void run(sendAgain)}>
          <FormattedMessage id="inbox.notify.point.again" />
        </Button>
      </Inline>
      {failure !== undefined && (
        <Text size="caption" tone="secondary">
          {failure}
        </Text>
      )}
    </Stack>
  );
}

/** The field for the code of a text message. It is inside of the dialog's form, which Enter must not send. */
function CodeForm({ point, onChange }: ContactPointStateProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const toast = useToast();
  const { busy, failure, run } = useAction();
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState(false);

  async function confirm() {
    if (busy || code.trim() === "") return;
    await run(async () => {
      try {
        onChange(await confirmWithCode(http, point.id, code));
        toast({ text: formatMessage({ id: "inbox.notify.point.confirmedNow" }) });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "auth.wrongCode") throw error;
        setWrong(true);
      }
    });
  }

  return (
    <>
      <TextField
        label={formatMessage({ id: "inbox.notify.point.code" })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        error={wrong ? formatMessage({ id: "inbox.notify.point.codeWrong" }) : failure}
        onChange={(event) => {
          setCode(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          void confirm();
        }}
      />
      <Inline gap={12}>
        <Button size="small" disabled={busy} onClick={() => void confirm()}>
          <FormattedMessage id="inbox.notify.point.confirm" />
        </Button>
      </Inline>
    </>
  );
}
