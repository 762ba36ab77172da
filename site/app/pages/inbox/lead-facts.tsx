import { resendLead, type StoredLead } from "@realtor/api/leads";
import { Status } from "@realtor/ui/status";
import { Text } from "@realtor/ui/text";
import { FormattedMessage } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useAddress } from "#app/page-root.tsx";
import { ResendButton } from "./contact-deliveries.tsx";
import * as css from "./entry-detail.css.ts";
import { languageName } from "./entry.ts";
import { Fact, factMessages, ReceivedFact, ReceivedTime } from "./fact.tsx";
import { hasSiteMessages, inboxMessages } from "./inbox-messages.ts";

const deliveryMessages = defineMessages({
  title: {
    id: "inbox.delivery",
    defaultMessage: "Team chat",
    description: "Label of the state of the notification in team chat.",
  },
  failed: {
    id: "inbox.delivery.failed",
    defaultMessage: "Not sent",
    description: "State of a notification that could not be sent.",
  },
  spam: {
    id: "inbox.delivery.spam",
    defaultMessage: "Not sent (spam)",
    description: "State of the notification of an inquiry marked as spam.",
  },
  pending: {
    id: "inbox.delivery.pending",
    defaultMessage: "On its way",
    description: "State of a notification that has not been sent yet.",
  },
  delivered: {
    id: "inbox.delivery.delivered",
    defaultMessage: "Sent, {time}",
    description: "State of a notification that was sent; {time} is when.",
  },
  kept: {
    id: "inbox.delivery.kept",
    defaultMessage: "Not sent (no team chat is connected)",
    description: "State of a notification when no team chat is configured.",
  },
});

interface LeadFactsProps {
  lead: StoredLead;
  timeZone: string;
  /** Reads the request again. */
  refresh: () => Promise<unknown>;
}

/** What the sender of a lead filled in. */
export function LeadAnswers({ lead }: Pick<LeadFactsProps, "lead">) {
  const { locale } = useAddress();
  return (
    <dl className={css.answers}>
      <Fact term={inboxMessages.area}>{lead.area}</Fact>
      <Fact term={inboxMessages.hasSite}>
        <FormattedMessage {...hasSiteMessages[lead.hasSite]} />
      </Fact>
      <Fact term={inboxMessages.language}>{languageName(lead.locale, locale)}</Fact>
    </dl>
  );
}

/** How a lead was sent, and the state of its delivery to team chat. */
export function LeadFacts({ lead, timeZone, refresh }: LeadFactsProps) {
  return (
    <dl className={css.facts}>
      <ReceivedFact at={lead.createdAt} timeZone={timeZone} />
      <Fact term={factMessages.consent}>
        <FormattedMessage
          id="inbox.consent.lead"
          defaultMessage="Privacy, phone and text agreed"
          description="What the sender of a website request agreed to."
        />
      </Fact>
      <Fact term={deliveryMessages.title}>
        <Delivery lead={lead} timeZone={timeZone} refresh={refresh} />
      </Fact>
    </dl>
  );
}

function Delivery({ lead: { id, delivery }, timeZone, refresh }: LeadFactsProps) {
  const { http } = useAdmin();
  const { state, attempts, lastError, deliveredAt } = delivery;

  async function resend() {
    await resendLead(http, id);
    await refresh();
  }

  const time = deliveredAt && <ReceivedTime at={deliveredAt} timeZone={timeZone} />;
  const message = <FormattedMessage {...deliveryMessages[state]} values={{ time }} />;
  if (state === "delivered" || state === "kept" || state === "spam") return message;
  return (
    <>
      <Status kind={lastError === null ? "draft" : "attention"}>{message}</Status>
      {lastError !== null && (
        <Text size="caption" tone="secondary">
          <span lang="en">{lastError}</span>
          <br />
          <FormattedMessage
            id="inbox.delivery.tries"
            defaultMessage="{n, plural, one {Tried once} other {Tried # times}}. It will be tried again."
            description="Note at a notification that is being retried; {n} is the number of attempts."
            values={{ n: attempts }}
          />
        </Text>
      )}
      {state === "failed" && <ResendButton resend={resend} />}
    </>
  );
}
