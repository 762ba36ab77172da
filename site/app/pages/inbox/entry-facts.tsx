import { resendLead, type StoredLead } from "@realtor/api/leads";
import type { ContactRequest } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { Status } from "@realtor/ui/status";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import { ContactDeliveries } from "./contact-deliveries.tsx";
import * as css from "./entry-detail.css.ts";
import { languageName } from "./language-name.ts";
import { useRealtorIdentity } from "./realtor-name.tsx";
import { ReceivedTime } from "./received-time-text.tsx";
import { ResendButton } from "./resend-button.tsx";
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

const originMessages = defineMessages({
  page: {
    id: "inbox.page",
    defaultMessage: "Sent from",
    description: "Label of the address of the page from which a contact request was sent.",
  },
  source: {
    id: "inbox.source",
    defaultMessage: "Came from",
    description: "Label of the campaign or website that led the sender to the page.",
  },
  notified: {
    id: "inbox.notified",
    defaultMessage: "Notifications",
    description: "Label of the mails and messages that were sent about a contact request.",
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
  /** Reads the request again. */
  refresh: () => Promise<unknown>;
}

/** How a contact request was sent, and what was sent about it. */
export function ContactFacts({ contact, timeZone, refresh }: ContactFactsProps) {
  const { isStaff } = useAdmin();
  return (
    <dl className={css.facts}>
      <ReceivedFact at={contact.createdAt} timeZone={timeZone} />
      {isStaff && (
        <Fact term={inboxMessages.for}>
          {contact.realtor ? (
            <Addressee realtor={contact.realtor} />
          ) : (
            <FormattedMessage {...inboxMessages.forGone} />
          )}
        </Fact>
      )}
      {contact.pageUrl && (
        <Fact term={originMessages.page}>
          <a href={contact.pageUrl}>{decodePath(contact.pageUrl)}</a>
        </Fact>
      )}
      {contact.source && <Fact term={originMessages.source}>{contact.source}</Fact>}
      <Fact term={messages.consent}>
        <FormattedMessage
          id="inbox.consent.contact"
          defaultMessage="I agree to the collection and use of my personal information"
          description="What the sender of a contact request agreed to."
        />
        <ConsentNote contact={contact} timeZone={timeZone} />
      </Fact>
      {contact.deliveries !== undefined && contact.deliveries.length > 0 && (
        <Fact term={originMessages.notified}>
          <ContactDeliveries
            contactId={contact.id}
            deliveries={contact.deliveries}
            timeZone={timeZone}
            refresh={refresh}
          />
        </Fact>
      )}
    </dl>
  );
}

/** When the sender agreed, and to which version of the text. */
function ConsentNote({ contact, timeZone }: Omit<ContactFactsProps, "refresh">) {
  const { consentedAt, consentVersion } = contact;
  if (!consentedAt || !consentVersion) return null;
  return (
    <span className={css.second}>
      <FormattedMessage
        id="inbox.consent.version"
        defaultMessage="{time}, text of {version}"
        description="When the sender agreed, and the date of the text; {version} is such as 2026-11-20."
        values={{
          time: <ReceivedTime key="time" at={consentedAt} timeZone={timeZone} />,
          version: consentVersion,
        }}
      />
    </span>
  );
}

/** An address without scheme, with its path readable. */
function decodePath(url: string): string {
  try {
    return decodeURI(url).replace(/^https?:\/\//, "");
  } catch {
    return url;
  }
}

function LanguageFact({ locale: language }: { locale: Locale }) {
  const { locale } = useAddress();
  return <Fact term={inboxMessages.language}>{languageName(language, locale)}</Fact>;
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
  /** Reads the request again. */
  refresh: () => Promise<unknown>;
}

/** What the sender of a lead filled in. */
export function LeadAnswers({ lead }: Pick<LeadFactsProps, "lead">) {
  return (
    <dl className={css.answers}>
      <Fact term={inboxMessages.area}>{lead.area}</Fact>
      <Fact term={inboxMessages.hasSite}>
        <FormattedMessage {...hasSiteMessages[lead.hasSite]} />
      </Fact>
      <LanguageFact locale={lead.locale} />
    </dl>
  );
}

/** How a lead was sent, and the state of its delivery to team chat. */
export function LeadFacts({ lead, timeZone, refresh }: LeadFactsProps) {
  return (
    <dl className={css.facts}>
      <ReceivedFact at={lead.createdAt} timeZone={timeZone} />
      <Fact term={messages.consent}>
        <FormattedMessage
          id="inbox.consent.lead"
          defaultMessage="Privacy, phone and text agreed"
          description="What the sender of a website request agreed to."
        />
      </Fact>
      <Fact term={messages.delivery}>
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
      {state === "failed" && <ResendButton resend={resend} />}
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
  return (
    <Fact term={inboxMessages.received}>
      <FormattedMessage
        id="inbox.received.yourTime"
        defaultMessage="{time}, your time"
        description="When a request arrived, in the time zone of the reader."
        values={{ time: <ReceivedTime key="time" at={at} timeZone={timeZone} /> }}
      />
    </Fact>
  );
}
