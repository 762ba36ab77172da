import { type ContactDelivery, resendNotifications } from "@realtor/api/loaning";
import { Status } from "@realtor/ui/status";
import { FormattedMessage } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import * as css from "./entry-detail.css.ts";
import { ReceivedTime } from "./fact.tsx";
import { Button } from "@realtor/ui/button";
import { Text } from "@realtor/ui/text";
import { useAction } from "#app/admin/use-action.ts";

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
              <FormattedMessage id={`inbox.notified.${channel === "sms" ? "sms" : audience}`} />
              {": "}
              <FormattedMessage id={`inbox.notified.${state}`} values={{ time }} />
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
        <FormattedMessage id="inbox.notified.again" />
      </Button>
      {failure !== undefined && (
        <Text size="caption" tone="secondary">
          {failure}
        </Text>
      )}
    </>
  );
}
