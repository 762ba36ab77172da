import type { StoredLead } from "@realtor/api/leads";
import type { ContactRequest } from "@realtor/api/loaning";
import { labelsFor } from "@realtor/ui/labels";
import { Status } from "@realtor/ui/status";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import * as css from "./entry-detail.css.ts";
import { ListingFact } from "./listing-fact.tsx";
import { useRealtorIdentity } from "./realtor-name.tsx";
import { receivedFull } from "./received-time.ts";
import { inboxMessages, hasSiteMessages } from "./inbox-messages.ts";

const messages = defineMessages({
  consent: {
    id: "inbox.consent",
    defaultMessage: "Consent",
    description: "Label of what the sender agreed to.",
  },
  delivery: {
    id: "inbox.delivery",
    defaultMessage: "Team chat",
    description: "Label of the state of the notification in team chat.",
  },
});

const deliveryMessages = defineMessages({
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

interface ContactFactsProps {
  contact: ContactRequest;
  timeZone: string;
}

/** Fields of a contact request to an agent. */
export function ContactFacts({ contact, timeZone }: ContactFactsProps) {
  const { isStaff } = useAdmin();
  return (
    <dl className={css.facts}>
      {contact.listing && (
        <Fact term={inboxMessages.listing}>
          <ListingFact listing={contact.listing} realtor={contact.realtor} />
        </Fact>
      )}
      <Fact term={inboxMessages.message}>
        <span className={css.message}>{contact.message}</span>
      </Fact>
      {isStaff && (
        <Fact term={inboxMessages.for}>
          {contact.realtor ? (
            <Addressee realtor={contact.realtor} />
          ) : (
            <FormattedMessage {...inboxMessages.forGone} />
          )}
        </Fact>
      )}
      {contact.email && <Fact term={inboxMessages.email}>{contact.email}</Fact>}
      <ReceivedFact at={contact.createdAt} timeZone={timeZone} />
      <Fact term={messages.consent}>
        <FormattedMessage
          id="inbox.consent.contact"
          defaultMessage="I agree to the collection and use of my personal information"
          description="What the sender of a contact request agreed to."
        />
      </Fact>
    </dl>
  );
}

function Addressee({ realtor }: { realtor: NonNullable<ContactRequest["realtor"]> }) {
  const { locale } = useAddress();
  const { name, lang, color } = useRealtorIdentity(realtor);
  return (
    <span className={css.addressee}>
      {color && <span className={css.swatch} style={{ background: color }} />}
      <span>
        <span lang={lang}>{name}</span>,{" "}
        <a href={localePath(`/${realtor.desiredUrl}/admin`, locale)}>/{realtor.desiredUrl}</a>
      </span>
    </span>
  );
}

interface LeadFactsProps {
  lead: StoredLead;
  timeZone: string;
}

/** Fields of a lead, and the state of its delivery to team chat. */
export function LeadFacts({ lead, timeZone }: LeadFactsProps) {
  const { locale } = useAddress();
  return (
    <dl className={css.facts}>
      <Fact term={inboxMessages.area}>{lead.area}</Fact>
      <Fact term={inboxMessages.hasSite}>
        <FormattedMessage {...hasSiteMessages[lead.hasSite]} />
      </Fact>
      <Fact term={inboxMessages.language}>
        <span lang={lead.locale}>{labelsFor(locale).language.names[lead.locale]}</span>
      </Fact>
      <ReceivedFact at={lead.createdAt} timeZone={timeZone} />
      <Fact term={messages.consent}>
        <FormattedMessage
          id="inbox.consent.lead"
          defaultMessage="Privacy, phone and text agreed"
          description="What the sender of a website request agreed to."
        />
      </Fact>
      <Fact term={messages.delivery}>
        <Delivery lead={lead} timeZone={timeZone} />
      </Fact>
    </dl>
  );
}

function Delivery({ lead: { delivery }, timeZone }: LeadFactsProps) {
  const { locale } = useAddress();
  const { state, attempts, lastError, deliveredAt } = delivery;
  const time = deliveredAt && receivedFull(deliveredAt, { locale, timeZone });
  const message = <FormattedMessage {...deliveryMessages[state]} values={{ time }} />;
  if (state === "delivered" || state === "kept" || state === "spam") return message;
  return (
    <>
      <Status kind={lastError === null ? "draft" : "attention"}>{message}</Status>
      {lastError !== null && (
        <span className={css.second}>
          <span lang="en">{lastError}</span>
          <br />
          <FormattedMessage
            id="inbox.delivery.tries"
            defaultMessage="{n, plural, one {Tried once} other {Tried # times}}. It will be tried again."
            description="Note at a notification that is being retried; {n} is the number of attempts."
            values={{ n: attempts }}
          />
        </span>
      )}
    </>
  );
}

interface FactProps {
  term: Message;
  children: ReactNode;
}

/** A term and its value, inside a `<dl>`. */
function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>
        <FormattedMessage {...term} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function ReceivedFact({ at, timeZone }: { at: string; timeZone: string }) {
  const { locale } = useAddress();
  return (
    <Fact term={inboxMessages.received}>
      <time className={css.figures} dateTime={at}>
        {receivedFull(at, { locale, timeZone })}
      </time>
    </Fact>
  );
}
