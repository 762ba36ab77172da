import { resendLead, type StoredLead } from "@realtor/api/leads";
import { Status } from "@realtor/ui/status";
import { Text } from "@realtor/ui/text";
import { FormattedMessage } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAddress } from "#app/page-root.tsx";
import { ResendButton } from "./contact-deliveries.tsx";
import { ConsentNote } from "./consent-note.tsx";
import * as css from "./entry-detail.css.ts";
import { languageName } from "./entry.ts";
import { Fact, ReceivedFact, ReceivedTime } from "./fact.tsx";

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
      <Fact term="inbox.area">{lead.area}</Fact>
      <Fact term="inbox.hasSite">
        <FormattedMessage id={`inbox.hasSite.${lead.hasSite}`} />
      </Fact>
      <Fact term="inbox.language">{languageName(lead.locale, locale)}</Fact>
    </dl>
  );
}

/** How a lead was sent, and the state of its delivery to team chat. */
export function LeadFacts({ lead, timeZone, refresh }: LeadFactsProps) {
  return (
    <dl className={css.facts}>
      <ReceivedFact at={lead.createdAt} timeZone={timeZone} />
      <Fact term="inbox.consent">
        <FormattedMessage id="inbox.consent.lead" />
        <ConsentNote
          consentedAt={lead.consentedAt}
          consentVersion={lead.consentVersion}
          timeZone={timeZone}
        />
      </Fact>
      <Fact term="inbox.delivery">
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
  const message = <FormattedMessage id={`inbox.delivery.${state}`} values={{ time }} />;
  if (state === "delivered" || state === "kept" || state === "spam") return message;
  return (
    <>
      <Status kind={lastError === null ? "draft" : "attention"}>{message}</Status>
      {lastError !== null && (
        <Text size="caption" tone="secondary">
          <span lang="en">{lastError}</span>
          <br />
          <FormattedMessage id="inbox.delivery.tries" values={{ n: attempts }} />
        </Text>
      )}
      {state === "failed" && <ResendButton resend={resend} />}
    </>
  );
}
