// The banner's text is not in the first font subset.
import "#app/fonts/rest.css";
import { htmlLang } from "@realtor/api/locales";
import { ConsentBanner } from "@realtor/ui/consent-banner";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { applyFallbackStylesheets } from "#app/fonts/deferred-stylesheets.ts";
import { privacyPath } from "#app/layout/privacy-path.ts";
import type { PageAddress } from "#app/page.ts";
import type { AnalyticsSettings, ServiceName } from "../settings.ts";
import { type ConsentLabels, importLabels } from "./consent-labels.ts";
import {
  type Consent,
  currentConsent,
  hasGpcSignal,
  saveConsent,
  servicesToAsk,
  subscribeConsent,
} from "./consent.ts";
import * as css from "./show-consent.css.ts";

interface ConsentRequest {
  settings: AnalyticsSettings;
  address: Pick<PageAddress, "locale">;
  /** Gets the focus back on close. Without an opener the banner does not take the focus. */
  opener?: HTMLElement;
}

/** A page shows one banner at most. */
const hostId = "analytics-consent";

/** Shows the consent banner until there is a choice. First in the tab order; causes no layout shift. */
export async function showConsent({ settings, address, opener }: ConsentRequest): Promise<void> {
  const lang = htmlLang(address.locale);
  const labels = await importLabels(lang);
  const shown = document.getElementById(hostId);
  if (shown) {
    if (opener) focusIn(shown);
    return;
  }
  const host = document.createElement("div");
  host.id = hostId;
  host.lang = lang;
  document.body.prepend(host);
  applyFallbackStylesheets();
  const root = createRoot(host);
  const signal = hasGpcSignal();
  // Closes on a choice in this or another tab.
  const unsubscribe = subscribeConsent(() => {
    unsubscribe();
    const hadFocus = host.contains(document.activeElement);
    root.unmount();
    host.remove();
    if (hadFocus) opener?.focus();
  });
  flushSync(() =>
    root.render(
      <ConsentNotice
        labels={labels}
        address={address}
        services={servicesToAsk(settings, signal)}
        previousChoice={currentConsent()?.choice ?? null}
        signal={signal}
        onDecide={saveConsent}
      />,
    ),
  );
  if (opener) focusIn(host);
}

function focusIn(host: HTMLElement): void {
  host.querySelector<HTMLElement>("a, button")?.focus();
}

interface ConsentNoticeProps {
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
function ConsentNotice(props: ConsentNoticeProps) {
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
