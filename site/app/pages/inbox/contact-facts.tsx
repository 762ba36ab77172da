import type { ContactRequest } from "@realtor/api/loaning";
import { Text } from "@realtor/ui/text";
import { FormattedMessage } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { ContactDeliveries } from "./contact-deliveries.tsx";
import * as css from "./entry-detail.css.ts";
import { Fact, factMessages, ReceivedFact, ReceivedTime } from "./fact.tsx";
import { inboxMessages } from "./inbox-messages.ts";
import { useRealtorIdentity } from "./realtor-name.tsx";

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
      <Fact term={factMessages.consent}>
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
    <Text size="caption" tone="secondary">
      <FormattedMessage
        id="inbox.consent.version"
        defaultMessage="{time}, text of {version}"
        description="When the sender agreed, and the date of the text; {version} is such as 2026-11-20."
        values={{
          time: <ReceivedTime key="time" at={consentedAt} timeZone={timeZone} />,
          version: consentVersion,
        }}
      />
    </Text>
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
