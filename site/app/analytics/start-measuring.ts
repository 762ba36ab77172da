import { privacyChoicesPath } from "../layout/privacy-path.ts";
import type { PageData } from "../page.ts";
import { currentConsent, isAllowed, subscribeConsent } from "./consent/consent.ts";
import { hasPrivacySignal } from "./consent/privacy-signal.ts";
import { watchDeviceType } from "./device-type.ts";
import { loadServices } from "./load-services.ts";
import { tell } from "./measured-event.ts";
import type { MeasureSettings } from "./settings.ts";
import { events, track } from "./track.ts";
import { viewNames } from "./view-names.ts";

/** What a service learns by the page being seen at all. */
function trackPage({ module, address: { locale } }: Pick<PageData, "module" | "address">): void {
  if (module === "landing") track({ name: "lead_realtor_view_home", locale });
  if (module === "request") track({ name: "lead_realtor_view_form", locale });
}

/**
 * Asks the visitor where nobody has, keeps to the answer, and starts and stops the services by it.
 * Called once, when the page is awake and idle.
 */
export function startMeasuring(
  settings: MeasureSettings,
  { module, address }: Pick<PageData, "module" | "address">,
): void {
  // The picture of a page inside the editor is no visit.
  if (module === "preview") return;
  const signal = hasPrivacySignal();
  const services = loadServices(settings, { module, view: viewNames[module], path: address.path });
  const deviceType = watchDeviceType();
  trackPage({ module, address });

  async function keepToAnswer(): Promise<void> {
    const consent = currentConsent();
    events.listen(null);
    await Promise.all(
      services.map(([name, service]) => service.set(isAllowed(name, consent, signal))),
    );
    // Unanswered, events wait; refused, they are forgotten.
    if (!currentConsent() && !signal) return;
    events.listen((event) => {
      const told = tell(event, deviceType());
      for (const [, service] of services) service.running()?.send?.(told);
    });
  }

  const ask = async (opener?: HTMLElement) => {
    const { showConsent } = await import("./consent/show-consent.tsx");
    await showConsent({ settings, address, ...(opener ? { opener } : {}) });
  };
  /** Links in footers lead to the policy's section on cookies; here they open the banner. */
  function onClick(event: MouseEvent): void {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (link?.getAttribute("href") !== privacyChoicesPath(address.locale)) return;
    event.preventDefault();
    ask(link).catch(() => location.assign(link.href));
  }
  // React lets no click out of a part that never wakes, as the footer.
  addEventListener("click", onClick, { capture: true });
  subscribeConsent(() => void keepToAnswer());
  void keepToAnswer();
  // Who sends the signal has answered already; the footer's link asks about the rest.
  if (!currentConsent() && !signal) ask().catch(() => undefined);
}
