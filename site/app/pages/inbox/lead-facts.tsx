import type { StoredLead } from "@realtor/api/leads";
import { labelsFor } from "@realtor/ui/labels";
import { Status } from "@realtor/ui/status";
import { FormattedMessage } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./entry-detail.css.ts";
import { Fact, ReceivedFact } from "./fact.tsx";
import { receivedFull } from "./received-time.ts";

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
