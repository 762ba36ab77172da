import {
  type HeldContact,
  listHeldContacts,
  resendHeldContact,
  resendHeldContacts,
} from "@realtor/api/leads";
import { Button } from "@realtor/ui/button";
import { Stack } from "@realtor/ui/stack";
import { Text } from "@realtor/ui/text";
import { useToast } from "@realtor/ui/toast";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAction } from "#app/admin/use-action.ts";
import { inboxRefreshMs } from "#app/admin/use-inbox-counts.ts";
import { SenderPhones } from "./call-sender.tsx";
import { ReceivedTime } from "./fact.tsx";
import * as css from "./inbox.css.ts";
import { ResendNotice } from "./refused-notice.tsx";

/**
 * For staff: contact requests that arrived while the loaning service was unavailable, and that it refused
 * later. They are not in the list, so the notice says who sent them.
 */
export function HeldContactsNotice({ timeZone }: { timeZone: string }) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const toast = useToast();
  const held = useSWR("held-contacts", () => listHeldContacts(http), {
    refreshInterval: inboxRefreshMs,
  });
  const { data: contacts = [] } = held;
  if (contacts.length === 0) return null;

  async function resend(send: () => Promise<number>) {
    const n = await send();
    toast({ text: formatMessage({ id: "inbox.held.queued" }, { n }) });
    await held.mutate();
  }

  return (
    <ResendNotice resendAll={() => resend(() => resendHeldContacts(http))}>
      <p>
        <FormattedMessage id="inbox.held" values={{ n: contacts.length }} />
      </p>
      <Stack as="ul" gap={20} className={css.held}>
        {contacts.map((contact) => (
          <HeldRow
            key={contact.id}
            contact={contact}
            timeZone={timeZone}
            resend={() => resend(() => resendHeldContact(http, contact.id))}
          />
        ))}
      </Stack>
    </ResendNotice>
  );
}

interface HeldRowProps {
  contact: HeldContact;
  timeZone: string;
  resend: () => Promise<unknown>;
}

function HeldRow({ contact, timeZone, resend }: HeldRowProps) {
  const { busy, failure, run } = useAction();
  const sender = useId();
  const button = useId();
  return (
    <Stack as="li" gap={0} align="start" className={css.heldContact}>
      <span id={sender}>
        {contact.name}, <SenderPhones sender={contact} />
      </span>
      <Text as="span" size="caption" tone="secondary">
        <ReceivedTime at={contact.createdAt} timeZone={timeZone} />
      </Text>
      {contact.lastError !== null && (
        <Text as="span" size="caption" tone="secondary" lang="en">
          {contact.lastError}
        </Text>
      )}
      <Button
        id={button}
        variant="outline"
        size="small"
        disabled={busy}
        aria-labelledby={`${button} ${sender}`}
        onClick={() => void run(resend)}
      >
        <FormattedMessage id="inbox.held.again" />
      </Button>
      {failure !== undefined && (
        <Text as="span" size="caption" tone="secondary">
          {failure}
        </Text>
      )}
    </Stack>
  );
}
