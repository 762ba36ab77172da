import { ConsentBanner } from "@realtor/ui/consent-banner";
import { privacyPath } from "#app/layout/privacy-path.ts";
import type { PageAddress } from "#app/page.ts";
import type { ServiceName } from "../settings.ts";
import type { Consent } from "./consent.ts";
import * as css from "./consent-notice.css.ts";
import type { ConsentLabels } from "./consent-labels.ts";

export interface ConsentNoticeProps {
  labels: ConsentLabels;
  address: Pick<PageAddress, "locale">;
  /** Services that the choice applies to; empty when the GPC signal excludes them all. */
  services: readonly ServiceName[];
  previousChoice: Consent["choice"] | null;
  /** The browser sends the Global Privacy Control signal. */
  signal: boolean;
  onDecide: (choice: Consent["choice"]) => void;
}

/** Asks for consent to analytics, with the items that Korean privacy law requires and the recipients. */
export function ConsentNotice(props: ConsentNoticeProps) {
  const { labels, address, services, previousChoice, signal, onDecide } = props;
  const list = new Intl.ListFormat(address.locale, { type: "conjunction" });
  const named = (all: Record<ServiceName, string>) =>
    list.format([...new Set(services.map((name) => all[name]))]);
  const items = [
    [labels.what.term, labels.what.text],
    [labels.why.term, named(labels.why.services)],
    [labels.howLong.term, labels.howLong.text],
    [labels.optOut.term, labels.optOut.text],
    [labels.who.term, `${named(labels.who.services)} (${labels.who.place})`],
  ] as const;
  return (
    <ConsentBanner
      labels={labels.buttons}
      title={labels.title}
      purposes={[{ id: "analytics", label: labels.title }]}
      onDecide={({ analytics }) => onDecide(analytics ? "granted" : "denied")}
    >
      {previousChoice && <p>{labels.previousChoice[previousChoice]}</p>}
      {signal && <p>{labels.signal}</p>}
      <p>
        {labels.lead} <a href={privacyPath(address.locale)}>{labels.policy}</a>
      </p>
      {services.length > 0 && (
        <details className={css.details}>
          <summary className={css.summary}>{labels.summary}</summary>
          <dl className={css.items}>
            {items.map(([term, text]) => (
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
