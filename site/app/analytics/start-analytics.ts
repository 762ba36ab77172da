import type { Template } from "@realtor/api/loaning";
import { privacyChoicesPath } from "../i18n/language-items.ts";
import type { PageData } from "../page.ts";
import { currentConsent, hasGpcSignal, isAllowed, subscribeConsent } from "./consent/consent.ts";
import { toOutgoingEvent, watchDeviceType } from "./outgoing-event.ts";
import { createServiceController, type RunningService, type TrackedPage } from "./service.ts";
import type { AnalyticsSettings, ServiceName } from "./settings.ts";
import { events, track } from "./track.ts";

/** Views that are not named like their page module; null is an ignored route. */
const otherNames: Readonly<Record<string, string | null>> = {
  request: "lead-request",
  // A homepage has one page module per template.
  portrait: "homepage",
  panorama: "homepage",
  editorial: "homepage",
  atelier: "homepage",
  brokerage: "homepage",
  "withdrawn-listing": "listing",
  // The OAuth redirect, and the previews inside the editor.
  "login-redirect": null,
  preview: null,
  "listing-preview": null,
} satisfies Record<Template, "homepage"> & Record<string, string | null>;

const previews: ReadonlySet<string> = new Set(["preview", "listing-preview", "shared-preview"]);

/** The view name of a page module (docs/spec/analytics.md#events); null is an ignored route. */
export function getViewName(module: string): string | null {
  const name = otherNames[module];
  return name === undefined ? module : name;
}

/** Fetches a service's code. Resolves with a function that starts it. */
type Load<Settings> = (settings: Settings, page: TrackedPage) => Promise<() => RunningService>;

const loaders: { [Name in ServiceName]: Load<NonNullable<AnalyticsSettings[Name]>> } = {
  async monitoring(settings, page) {
    const { startMonitoring } = await import("./monitoring.ts");
    return () => startMonitoring(settings, page);
  },
  async analytics(settings) {
    const { startAmplitude } = await import("./amplitude.ts");
    return () => startAmplitude(settings);
  },
  async tagManager(settings, page) {
    const { startTagManager } = await import("./tag-manager.ts");
    return () => startTagManager(settings, page);
  },
  async messaging(settings) {
    const { loadMessaging } = await import("./messaging.ts");
    return loadMessaging(settings);
  },
};

/** The controller of a service, if it is configured. Its code is fetched when it is first enabled. */
function createController<Name extends ServiceName>(
  name: Name,
  { [name]: settings }: AnalyticsSettings,
  page: TrackedPage,
) {
  if (settings === undefined) return [];
  const load = () => loaders[name](settings, page);
  return [{ name, ...createServiceController(load) }];
}

/** Tracks the events that viewing a page triggers. */
function trackPage({ module, address: { locale } }: Pick<PageData, "module" | "address">): void {
  if (module === "landing") track({ name: "lead_realtor_view_home", locale });
  if (module === "request") track({ name: "lead_realtor_view_form", locale });
}

/**
 * Requests consent where it is needed, and starts and stops the services accordingly
 * (docs/spec/analytics.md#consent). Called once, when the page is hydrated and idle.
 */
export function startAnalytics(
  settings: AnalyticsSettings,
  { module, address }: Pick<PageData, "module" | "address">,
): void {
  // Previews are not visits, and the address of one has the token of its link, which others would be sent.
  if (previews.has(module)) return;
  const signal = hasGpcSignal();
  const page = { module, view: getViewName(module), path: address.path };
  // The object has exactly these keys.
  const names = Object.keys(loaders) as ServiceName[];
  const services = names.flatMap((name) => createController(name, settings, page));
  const deviceType = watchDeviceType();
  trackPage({ module, address });

  async function applyConsent(): Promise<void> {
    const consent = currentConsent();
    events.setListener(null);
    await Promise.all(
      services.map(({ name, setEnabled }) => setEnabled(isAllowed(name, consent, signal))),
    );
    // Without a choice, events wait; after a denial, no service is running and they are discarded.
    if (!currentConsent() && !signal) return;
    events.setListener((event) => {
      const outgoing = toOutgoingEvent(event, deviceType());
      for (const { running } of services) running()?.send?.(outgoing);
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
