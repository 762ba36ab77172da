// The banner's text is not in the first font subset.
import "#app/fonts/rest.css";
import { htmlLang } from "@realtor/api/locales";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { applyFallbackStylesheets } from "#app/fonts/deferred-stylesheets.ts";
import { importTexts } from "#app/i18n/browser-texts.ts";
import type { PageAddress } from "#app/page.ts";
import type { AnalyticsSettings } from "../settings.ts";
import {
  currentConsent,
  hasGpcSignal,
  saveConsent,
  servicesToAsk,
  subscribeConsent,
} from "./consent.ts";
import { ConsentNotice } from "./consent-notice.tsx";

interface ConsentRequest {
  settings: AnalyticsSettings;
  address: Pick<PageAddress, "locale">;
  /** Gets the focus back on close. Without an opener the banner does not take the focus. */
  opener?: HTMLElement;
}

const texts = import.meta.glob<Record<string, string>>(
  "../../i18n/compiled/browser/consent.*.json",
  { import: "default" },
);

/** A page shows one banner at most. */
const hostId = "analytics-consent";

/** Shows the consent banner until there is a choice. First in the tab order; causes no layout shift. */
export async function showConsent({ settings, address, opener }: ConsentRequest): Promise<void> {
  const lang = htmlLang(address.locale);
  const formatMessage = await importTexts(texts);
  const shown = document.getElementById(hostId);
  if (shown) {
    if (opener) focusIn(shown);
    return;
  }
  const host = document.createElement("div");
  host.id = hostId;
  host.lang = lang;
  // On an agent's page the banner has the colors of the page.
  const scheme = document.querySelector("main")?.closest<HTMLElement>("[data-scheme]")?.dataset;
  if (scheme?.["scheme"]) host.dataset["scheme"] = scheme["scheme"];
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
        formatMessage={formatMessage}
        address={address}
        services={servicesToAsk(settings, signal)}
        messagingCompany={settings.messaging?.company ?? ""}
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
