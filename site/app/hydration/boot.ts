import { isReloadOrBackForward, layOutAll, layOutBelowFold } from "../layout/below-fold.ts";
import {
  applyDeferredStylesheets,
  applyFallbackStylesheetsOnDemand,
} from "../fonts/deferred-stylesheets.ts";
import { saveEarlyFormDrafts } from "../forms/form-draft.ts";
import { watchCompositions } from "./composition.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Hydrates the page after load and idle, or on the first user interaction, whichever comes first.
 * Until then, links and forms work as plain HTML.
 */
const script = document.querySelector<HTMLScriptElement>("script[data-modules]");
const analytics = script?.dataset["analytics"];
/** The preview inside the editor, which re-renders with each keystroke and has its own build check. */
const isPreview = parent !== window;
const intents = ["pointerdown", "pointermove", "keydown", "focusin", "touchstart"];

let hydration: Promise<void> | undefined;

function hydrate(): Promise<void> {
  hydration ??= (async () => {
    for (const intent of intents) removeEventListener(intent, onIntent, { capture: true });
    for (const href of script?.dataset["modules"]?.split(" ") ?? []) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const { start } = await import("../entry.client.tsx");
    await start();
    // Analytics must not delay or break the page.
    if (analytics) whenIdle(() => void import(/* @vite-ignore */ analytics).catch(() => undefined));
  })();
  return hydration;
}

function onIntent() {
  hydrate().catch(() => {
    hydration = undefined; // the next interaction retries
  });
}

/** A link of the language menu gets the query and fragment, which the server does not know, before it is hydrated. */
function keepAddress({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}

/** Replays a click on an element that is not hydrated yet once it is. */
function onEarlyClick(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element))
    return;
  const clicked = event.target.closest<HTMLElement>("[data-hydrating]");
  if (!clicked) return;
  event.preventDefault();
  clicked.dataset["hydrating"] = "clicked";
  const observer = new MutationObserver(() => {
    clearTimeout(timeout);
    observer.disconnect();
    clicked.click();
  });
  observer.observe(clicked, { attributeFilter: ["data-hydrating"] });
  // If the code does not load, a link opens its page instead.
  const followLink = () => {
    if (clicked instanceof HTMLAnchorElement) location.assign(clicked.href);
  };
  const timeout = setTimeout(followLink, 4000);
  hydrate().catch(followLink);
}

watchCompositions();
for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
addEventListener("click", keepAddress, { capture: true });
addEventListener("click", onEarlyClick, { capture: true });
addEventListener("pagehide", saveEarlyFormDrafts);
if (isPreview || isReloadOrBackForward()) layOutAll();
applyFallbackStylesheetsOnDemand();
const fontsApplied = applyDeferredStylesheets(
  script?.dataset["fonts"]?.split(" ").filter(Boolean) ?? [],
);

function onLoad() {
  void fontsApplied.then(() => layOutBelowFold(whenIdle));
  whenIdle(onIntent);
  if (isPreview) return;
  const file = `/builds/meta/${script?.dataset["build"]}.json`;
  // The address can still contain a sign-in token.
  const request = { referrerPolicy: "no-referrer" } as const;
  setTimeout(() => void fetch(file, request).catch(() => undefined), 1000);
  // Neither the first view nor the first interaction needs it.
  setTimeout(() => void import("./new-build/watch-builds.entry.ts").catch(() => undefined), 5000);
}

/** A page that is rendered in advance does not hydrate, count or poll until it is shown. */
function onShown() {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", onLoad, { once: true });
  else onLoad();
}

// In a separate task: this one may already include the browser's work at the end of the document.
if (document.readyState === "complete") setTimeout(onShown);
else addEventListener("load", () => setTimeout(onShown), { once: true });
