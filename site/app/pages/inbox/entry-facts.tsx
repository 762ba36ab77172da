import type { StoredLead } from "@realtor/api/leads";
import type { ContactRequest } from "@realtor/api/loaning";
import { labelsFor } from "@realtor/ui/labels";
import { Status } from "@realtor/ui/status";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./entry-detail.css.ts";
import { useRealtorIdentity } from "./realtor-name.tsx";
import { receivedFull } from "./received-time.ts";

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

interface LeadFactsProps {
  lead: StoredLead;
  timeZone: string;
}

/** Fields of a lead, and the state of its delivery to team chat. */
export function LeadFacts({ lead, timeZone }: LeadFactsProps) {
  const { locale } = useAddress();
  return (
    <dl className={css.facts}>
      <Fact id="inbox.area">{lead.area}</Fact>
      <Fact id="inbox.hasSite">
        <FormattedMessage id={`inbox.hasSite.${lead.hasSite}`} />
      </Fact>
      <Fact id="inbox.language">
        <span lang={lead.locale}>{labelsFor(locale).language.names[lead.locale]}</span>
      </Fact>
      <ReceivedFact at={lead.createdAt} timeZone={timeZone} />
      <Fact id="inbox.consent">
        <FormattedMessage id="inbox.consent.lead" />
      </Fact>
      <Fact id="inbox.delivery">
        <Delivery lead={lead} timeZone={timeZone} />
      </Fact>
    </dl>
  );
}

function Delivery({ lead: { delivery }, timeZone }: LeadFactsProps) {
  const { locale } = useAddress();
  const { state, attempts, lastError, deliveredAt } = delivery;
  const time = deliveredAt && receivedFull(deliveredAt, { locale, timeZone });
  const message = <FormattedMessage id={`inbox.delivery.${state}`} values={{ time }} />;
  if (state === "delivered" || state === "kept" || state === "spam") return message;
  return (
    <>
      <Status kind={lastError === null ? "draft" : "attention"}>{message}</Status>
      {lastError !== null && (
        <span className={css.second}>
          <span lang="en">{lastError}</span>
          <br />
          <FormattedMessage id="inbox.delivery.tries" values={{ n: attempts }} />
        </span>
      )}
    </>
  );
}

interface FactProps {
  /** Message id of the term. */
  id: FormatjsIntl.Message["ids"];
  children: ReactNode;
}

/** A term and its value, inside a `<dl>`. */
function Fact({ id, children }: FactProps) {
  return (
    <div>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function ReceivedFact({ at, timeZone }: { at: string; timeZone: string }) {
  const { locale } = useAddress();
  return (
    <Fact id="inbox.received">
      <time className={css.figures} dateTime={at}>
        {receivedFull(at, { locale, timeZone })}
      </time>
    </Fact>
  );
}
