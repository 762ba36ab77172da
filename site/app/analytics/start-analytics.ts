import { privacyChoicesPath } from "../layout/privacy-path.ts";
import type { PageData } from "../page.ts";
import { currentConsent, isAllowed, subscribeConsent } from "./consent/consent.ts";
import { hasGpcSignal } from "./consent/gpc-signal.ts";
import { watchDeviceType } from "./device-type.ts";
import { loadServices } from "./load-services.ts";
import { toOutgoingEvent } from "./analytics-event.ts";
import type { AnalyticsSettings } from "./settings.ts";
import { events, track } from "./track.ts";
import { getViewName } from "./view-names.ts";

/** Tracks the events that viewing a page triggers. */
function trackPage({ module, address: { locale } }: Pick<PageData, "module" | "address">): void {
  if (module === "landing") track({ name: "lead_realtor_view_home", locale });
  if (module === "request") track({ name: "lead_realtor_view_form", locale });
}

/**
 * Asks for consent where it is needed, and starts and stops the services accordingly
 * (docs/spec/analytics.md#consent). Called once, when the page is hydrated and idle.
 */
export function startAnalytics(
  settings: AnalyticsSettings,
  { module, address }: Pick<PageData, "module" | "address">,
): void {
  // The preview inside the editor is not a visit.
  if (module === "preview") return;
  const signal = hasGpcSignal();
  const services = loadServices(settings, {
    module,
    view: getViewName(module),
    path: address.path,
  });
  const deviceType = watchDeviceType();
  trackPage({ module, address });

  async function applyConsent(): Promise<void> {
    const consent = currentConsent();
    events.setListener(null);
    await Promise.all(
      services.map(([name, service]) => service.setEnabled(isAllowed(name, consent, signal))),
    );
    // Without a choice, events wait; after a denial, no service is running and they are discarded.
    if (!currentConsent() && !signal) return;
    events.setListener((event) => {
      const outgoing = toOutgoingEvent(event, deviceType());
      for (const [, service] of services) service.running()?.send?.(outgoing);
    });
  }

  const ask = async (opener?: HTMLElement) => {
    const { showConsent } = await import("./consent/show-consent.tsx");
    await showConsent({ settings, address, ...(opener ? { opener } : {}) });
  };
  /** Footer links to the policy's section on cookies open the banner instead. */
  function onClick(event: MouseEvent): void {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (link?.getAttribute("href") !== privacyChoicesPath(address.locale)) return;
    event.preventDefault();
    ask(link).catch(() => location.assign(link.href));
  }
  // Capture: React stops clicks inside boundaries that are never hydrated, such as the footer.
  addEventListener("click", onClick, { capture: true });
  subscribeConsent(() => void applyConsent());
  void applyConsent();
  // A GPC signal counts as a choice; the footer's link can still open the banner.
  if (!currentConsent() && !signal) ask().catch(() => undefined);
}
