import { type ContactDelivery, resendNotifications } from "@realtor/api/loaning";
import { Status } from "@realtor/ui/status";
import { FormattedMessage } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import * as css from "./entry-detail.css.ts";
import { ReceivedTime } from "./fact.tsx";
import { Button } from "@realtor/ui/button";
import { Text } from "@realtor/ui/text";
import { useAction } from "#app/admin/use-action.ts";

const targetMessages = defineMessages({
  agent: {
    id: "inbox.notified.agent",
    defaultMessage: "Email to the realtor",
    description: "A notification about a contact request: the mail to its realtor.",
  },
  brokerage: {
    id: "inbox.notified.brokerage",
    defaultMessage: "Email to the brokerage",
    description: "A notification about a contact request: the mail to the realtor’s brokerage.",
  },
  visitor: {
    id: "inbox.notified.visitor",
    defaultMessage: "Receipt to the sender",
    description: "A notification about a contact request: the mail to its sender.",
  },
  staff: {
    id: "inbox.notified.staff",
    defaultMessage: "Team chat",
    description: "A notification about a contact request: the message in the team chat.",
  },
  sms: {
    id: "inbox.notified.sms",
    defaultMessage: "Text message to the realtor",
    description: "A notification about a contact request: the text message to its realtor.",
  },
});

const stateMessages = defineMessages({
  pending: {
    id: "inbox.notified.pending",
    defaultMessage: "on its way",
    description: "State of a notification that will be sent, after the name of the notification.",
  },
  delivered: {
    id: "inbox.notified.delivered",
    defaultMessage: "sent, {time}",
    description: "State of a notification that was sent; {time} is when.",
  },
  failed: {
    id: "inbox.notified.failed",
    defaultMessage: "refused by the receiver",
    description: "State of a notification that the mail server or another service refused.",
  },
  kept: {
    id: "inbox.notified.kept",
    defaultMessage: "not sent (no mail server is connected)",
    description: "State of a notification while no mail server is configured.",
  },
  spam: {
    id: "inbox.notified.spam",
    defaultMessage: "not sent (spam)",
    description: "State of a notification about a contact request that is spam.",
  },
  summarized: {
    id: "inbox.notified.summarized",
    defaultMessage: "not sent by itself (many today): it is in the summary email",
    description:
      "State of a notification beyond the number of a day, which a summary mail lists instead.",
  },
});

interface ContactDeliveriesProps {
  contactId: string;
  deliveries: readonly ContactDelivery[];
  timeZone: string;
  /** Reads the request again. */
  refresh: () => Promise<unknown>;
}

/** The notifications about a contact request. Those that were refused can be sent again. */
export function ContactDeliveries(props: ContactDeliveriesProps) {
  const { contactId, deliveries, timeZone, refresh } = props;
  const { http } = useAdmin();

  async function resend() {
    await resendNotifications(http, contactId);
    await refresh();
  }

  return (
    <>
      <ul className={css.notified}>
        {deliveries.map(({ channel, audience, state, lastError, deliveredAt }) => {
          const time = deliveredAt && <ReceivedTime at={deliveredAt} timeZone={timeZone} />;
          const text = (
            <>
              <FormattedMessage {...targetMessages[channel === "sms" ? "sms" : audience]} />
              {": "}
              <FormattedMessage {...stateMessages[state]} values={{ time }} />
            </>
          );
          const isOpen = state === "failed" || (state === "pending" && lastError !== null);
          return (
            <li key={channel + audience}>
              {isOpen ? <Status kind="attention">{text}</Status> : text}
              {isOpen && (
                <Text size="caption" tone="secondary" lang="en">
                  {lastError}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
      {deliveries.some(({ state }) => state === "failed") && <ResendButton resend={resend} />}
    </>
  );
}

interface ResendButtonProps {
  /** Queues the refused notifications and reads the request again. */
  resend: () => Promise<unknown>;
}

/** Sends the refused notifications of a request again. */
export function ResendButton({ resend }: ResendButtonProps) {
  const { busy, failure, run } = useAction();
  return (
    <>
      <Button variant="outline" size="small" disabled={busy} onClick={() => void run(resend)}>
        <FormattedMessage
          id="inbox.notified.again"
          defaultMessage="Send again"
          description="Button that sends the refused notifications of a request again."
        />
      </Button>
      {failure !== undefined && (
        <Text size="caption" tone="secondary">
          {failure}
        </Text>
      )}
    </>
  );
}
