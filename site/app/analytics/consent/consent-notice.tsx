import { ConsentBanner } from "@realtor/ui/consent-banner";
import type { FormatText } from "#app/i18n/browser-texts.ts";
import { privacyPath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";
import type { ServiceName } from "../settings.ts";
import type { Consent } from "./consent.ts";
import * as css from "./consent-notice.css.ts";

export interface ConsentNoticeProps {
  formatMessage: FormatText;
  address: Pick<PageAddress, "locale">;
  /** Services that the choice applies to; empty when the GPC signal excludes them all. */
  services: readonly ServiceName[];
  /** Who receives the data of the messaging service; empty without it. */
  messagingCompany: string;
  previousChoice: Consent["choice"] | null;
  /** The browser sends the Global Privacy Control signal. */
  signal: boolean;
  onDecide: (choice: Consent["choice"]) => void;
}

/** Requests consent to analytics, with the items that Korean privacy law requires and the recipients. */
export function ConsentNotice(props: ConsentNoticeProps) {
  const { formatMessage, address, services, previousChoice, signal, onDecide } = props;
  const title = formatMessage({ id: "consent.title" });
  return (
    <ConsentBanner
      labels={{
        accept: formatMessage({ id: "consent.accept" }),
        refuse: formatMessage({ id: "consent.refuse" }),
      }}
      title={title}
      purposes={[{ id: "analytics", label: title }]}
      onDecide={({ analytics }) => onDecide(analytics ? "granted" : "denied")}
    >
      {previousChoice === "granted" && <p>{formatMessage({ id: "consent.granted" })}</p>}
      {previousChoice === "denied" && <p>{formatMessage({ id: "consent.denied" })}</p>}
      {signal && <p>{formatMessage({ id: "consent.signal" })}</p>}
      <p>
        {formatMessage({ id: "consent.lead" })}{" "}
        <a href={privacyPath(address.locale)}>{formatMessage({ id: "consent.policy" })}</a>
      </p>
      {services.length > 0 && (
        <details className={css.details}>
          <summary className={css.summary}>{formatMessage({ id: "consent.summary" })}</summary>
          <dl className={css.items}>
            {requiredItems(props).map(([term, text]) => (
              <div key={term} className={css.item}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </ConsentBanner>
  );
}

/** The four items that Korean privacy law requires, and the recipients. */
function requiredItems(props: ConsentNoticeProps) {
  const { formatMessage, address, services, messagingCompany } = props;
  const purposes: Record<ServiceName, string> = {
    monitoring: formatMessage({ id: "consent.why.monitoring" }),
    analytics: formatMessage({ id: "consent.why.analytics" }),
    tagManager: formatMessage({ id: "consent.why.tagManager" }),
    messaging: formatMessage({ id: "consent.why.messaging" }),
  };
  const recipients: Record<ServiceName, string> = {
    monitoring: formatMessage({ id: "consent.who.monitoring" }),
    analytics: formatMessage({ id: "consent.who.analytics" }),
    tagManager: formatMessage({ id: "consent.who.tagManager" }),
    messaging: messagingCompany,
  };
  const place = formatMessage({ id: "consent.who.place" });
  const list = new Intl.ListFormat(address.locale, { type: "conjunction" });
  const named = (all: Record<ServiceName, string>) =>
    list.format([...new Set(services.map((name) => all[name]))]);
  return [
    [formatMessage({ id: "consent.what" }), formatMessage({ id: "consent.what.text" })],
    [formatMessage({ id: "consent.why" }), named(purposes)],
    [formatMessage({ id: "consent.howLong" }), formatMessage({ id: "consent.howLong.text" })],
    [formatMessage({ id: "consent.optOut" }), formatMessage({ id: "consent.optOut.text" })],
    [formatMessage({ id: "consent.who" }), `${named(recipients)} (${place})`],
  ] as const;
}
