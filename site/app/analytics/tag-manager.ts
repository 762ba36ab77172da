import { clearTraces } from "./clear-traces.ts";
import type { MeasuredPage, RunningService } from "./running-service.ts";
import type { TagManagerSettings } from "./settings.ts";
import { trustUrls } from "./trusted-urls.ts";

/** Google reads a command from the arguments object itself, not from an array. */
function command(..._words: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer().push(arguments);
}

/** The list by which tags hear of everything. */
function dataLayer(): unknown[] {
  const held = globalThis as { dataLayer?: unknown[] };
  held.dataLayer ??= [];
  return held.dataLayer;
}

const measuring = { analytics_storage: "granted" } as const;
/** Advertising is nothing we ask for. */
const advertising = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
} as const;

/** Google's tag manager, or one Google tag: its script, the view of this page, and the events. */
export function startTagManager(
  { id, origin }: TagManagerSettings,
  page: MeasuredPage,
): RunningService {
  const already = document.querySelector("script[data-tag-manager]");
  command("consent", already ? "update" : "default", { ...advertising, ...measuring });
  if (!already) loadScript(id, origin);
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
      // A script cannot be unloaded; its tags hear that they may no longer.
      command("consent", "update", { ...advertising, analytics_storage: "denied" });
      clearTraces(/^(_ga|_gid|_gat|_gcl)/);
    },
  };
}

function loadScript(id: string, origin: string): void {
  const oneTag = id.startsWith("G-");
  if (oneTag) {
    command("js", new Date());
    // The page's view is pushed by its name.
    command("config", id, { send_page_view: false });
  } else dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
  trustUrls(`${origin}/`);
  const script = document.createElement("script");
  script.async = true;
  script.dataset["tagManager"] = "";
  script.src = `${origin}/${oneTag ? "gtag/js" : "gtm.js"}?id=${id}`;
  document.head.append(script);
}
