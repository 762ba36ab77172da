import { clearAnalyticsStorage, type RunningService, type TrackedPage } from "./service.ts";
import { trustUrls } from "#app/trusted-types.ts";
import type { TagManagerSettings } from "./settings.ts";

/** Google's scripts require the `arguments` object itself, not an array. */
function command(..._args: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer().push(arguments);
}

function dataLayer(): unknown[] {
  const global = globalThis as { dataLayer?: unknown[] };
  global.dataLayer ??= [];
  return global.dataLayer;
}

/** Consent for advertising is never requested. */
const advertisingDenied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
} as const;

/** Loads Google Tag Manager or a single Google tag, and sends the page view. */
export function startTagManager(
  { id, origin }: TagManagerSettings,
  page: TrackedPage,
): RunningService {
  const loaded = document.querySelector("script[data-tag-manager]");
  command("consent", loaded ? "update" : "default", {
    ...advertisingDenied,
    analytics_storage: "granted",
  });
  if (!loaded) loadScript(id, origin);
  if (page.view !== null)
    dataLayer().push({
      event: "content-view",
      "content-name": page.path,
      "content-view-name": page.view,
    });
  return {
    send({ name, payload }) {
      dataLayer().push({ event: name, ...payload });
    },
    stop() {
      // A script cannot be unloaded, but its tags respect withdrawn consent.
      command("consent", "update", { ...advertisingDenied, analytics_storage: "denied" });
      clearAnalyticsStorage(/^(_ga|_gid|_gat|_gcl)/);
    },
  };
}

function loadScript(id: string, origin: string): void {
  const isSingleTag = id.startsWith("G-");
  if (isSingleTag) {
    command("js", new Date());
    // The page view is pushed separately, under its route name.
    command("config", id, { send_page_view: false });
  } else dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
  trustUrls(`${origin}/`);
  const script = document.createElement("script");
  script.async = true;
  script.dataset["tagManager"] = "";
  script.src = `${origin}/${isSingleTag ? "gtag/js" : "gtm.js"}?id=${id}`;
  document.head.append(script);
}
