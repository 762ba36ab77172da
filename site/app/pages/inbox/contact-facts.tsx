import type { ContactRequest } from "@realtor/api/loaning";
import { FormattedMessage } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { ConsentNote } from "./consent-note.tsx";
import { ContactDeliveries } from "./contact-deliveries.tsx";
import * as css from "./entry-detail.css.ts";
import { Fact, ReceivedFact } from "./fact.tsx";
import { useRealtorIdentity } from "./realtor-name.tsx";

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
        <Fact term="inbox.for">
          {contact.realtor ? (
            <Addressee realtor={contact.realtor} />
          ) : (
            <FormattedMessage id="inbox.for.gone" />
          )}
        </Fact>
      )}
      {contact.pageUrl && (
        <Fact term="inbox.page">
          <a href={contact.pageUrl}>{decodePath(contact.pageUrl)}</a>
        </Fact>
      )}
      {contact.source && <Fact term="inbox.source">{contact.source}</Fact>}
      <Fact term="inbox.consent">
        <FormattedMessage
          id={sawNotice(contact) ? "inbox.consent.notice" : "inbox.consent.contact"}
        />
        <ConsentNote
          consentedAt={contact.consentedAt}
          consentVersion={contact.consentVersion}
          timeZone={timeZone}
        />
      </Fact>
      {contact.deliveries !== undefined && contact.deliveries.length > 0 && (
        <Fact term="inbox.notified">
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

/** The first version of the notice that replaced the consent of the contact form. */
const firstNotice = "2026-11-30";

function sawNotice({ consentVersion }: ContactRequest): boolean {
  return consentVersion != null && consentVersion >= firstNotice;
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
