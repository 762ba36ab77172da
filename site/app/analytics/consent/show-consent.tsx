// The banner says what no first visit reads.
import "#app/fonts/rest.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { applySpareSheets } from "#app/fonts/late-sheets.ts";
import type { PageAddress } from "#app/page.ts";
import { hasPrivacySignal } from "./privacy-signal.ts";
import { currentConsent, keepConsent, servicesToAsk, subscribeConsent } from "./consent.ts";
import { ConsentNotice } from "./consent-notice.tsx";
import { importWords } from "./consent-words.ts";
import type { MeasureSettings } from "../settings.ts";

export interface ConsentRequest {
  settings: MeasureSettings;
  address: Pick<PageAddress, "locale" | "lang">;
  /** Whoever opened it gets the focus back; without one nothing takes the focus. */
  opener?: HTMLElement;
}

/** The one banner of a page. */
const hostId = "measure-consent";

/** Shows the banner first in the document, over its end, until it is answered. Moves nothing. */
export async function showConsent({ settings, address, opener }: ConsentRequest): Promise<void> {
  const words = await importWords(address.lang);
  const shown = document.getElementById(hostId);
  if (shown) {
    if (opener) focusIn(shown);
    return;
  }
  const host = document.createElement("div");
  host.id = hostId;
  host.lang = address.lang;
  document.body.prepend(host);
  applySpareSheets();
  const root = createRoot(host);
  const signal = hasPrivacySignal();
  // Answered here or in another tab.
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
        words={words}
        address={address}
        services={servicesToAsk(settings, signal)}
        standing={currentConsent()?.choice ?? null}
        signal={signal}
        onDecide={keepConsent}
      />,
    ),
  );
  // Whoever asked for it goes on in it.
  if (opener) focusIn(host);
}

function focusIn(host: HTMLElement): void {
  host.querySelector<HTMLElement>("a, button")?.focus();
}
