import type { ContactRequest } from "@realtor/api/loaning";
import { FormattedMessage } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./entry-detail.css.ts";
import { Fact, ReceivedFact } from "./fact.tsx";
import { useRealtorIdentity } from "./realtor-name.tsx";

interface ContactFactsProps {
  contact: ContactRequest;
  timeZone: string;
}

/** Fields of a contact request to an agent. */
export function ContactFacts({ contact, timeZone }: ContactFactsProps) {
  const { isStaff } = useAdmin();
  return (
    <dl className={css.facts}>
      <Fact id="inbox.message">
        <span className={css.message}>{contact.message}</span>
      </Fact>
      {isStaff && (
        <Fact id="inbox.for">
          {contact.realtor ? (
            <Addressee realtor={contact.realtor} />
          ) : (
            <FormattedMessage id="inbox.for.gone" />
          )}
        </Fact>
      )}
      {contact.email && <Fact id="inbox.email">{contact.email}</Fact>}
      <ReceivedFact at={contact.createdAt} timeZone={timeZone} />
      <Fact id="inbox.consent">
        <FormattedMessage id="inbox.consent.contact" />
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
