import { isReturn, layOutAll, layOutBelowFold } from "../layout/below-fold.ts";
import { applyLateSheets, applySpareSheetsInTime } from "../fonts/late-sheets.ts";
import { keepEarlyTexts } from "../forms/kept-texts.ts";

/**
 * Wakes the page after it is painted and idle, or at the first sign of intent, whichever is first.
 * Until then links and forms work as plain HTML.
 */
const script = document.querySelector<HTMLScriptElement>("script[data-modules]");
const measure = script?.dataset["measure"];
/** The picture of a page inside the editor: drawn anew with each letter, and looked after there. */
const isPreview = parent !== window;
const intents = ["pointerdown", "pointermove", "keydown", "focusin", "touchstart"];

let awake: Promise<void> | undefined;

function wake(): Promise<void> {
  awake ??= (async () => {
    for (const intent of intents) removeEventListener(intent, onIntent, { capture: true });
    for (const href of script?.dataset["modules"]?.split(" ") ?? []) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const { start } = await import("../entry.client.tsx");
    await start();
    // Nothing of what measures a page may hold it back, or fail it.
    if (measure) whenIdle(() => void import(/* @vite-ignore */ measure).catch(() => undefined));
  })();
  return awake;
}

function onIntent() {
  wake().catch(() => {
    awake = undefined; // the next sign of intent tries again
  });
}

/** A press on what is not awake yet is held, and given to it when it is. */
function onEarlyClick(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element))
    return;
  const pressed = event.target.closest<HTMLElement>("[data-wakes]");
  if (!pressed) return;
  event.preventDefault();
  const observer = new MutationObserver(() => {
    clearTimeout(patience);
    observer.disconnect();
    pressed.click();
  });
  observer.observe(pressed, { attributeFilter: ["data-wakes"] });
  // Without the code, what a link opens is a page of its own.
  const leave = () => {
    if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
  };
  const patience = setTimeout(leave, 4000);
  wake().catch(leave);
}

for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
addEventListener("click", onEarlyClick, { capture: true });
addEventListener("pagehide", keepEarlyTexts);
if (isPreview || isReturn()) layOutAll();
applySpareSheetsInTime();
const fontsApplied = applyLateSheets(script?.dataset["fonts"]?.split(" ").filter(Boolean) ?? []);

function whenIdle(work: () => void) {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
function onLoad() {
  void fontsApplied.then(() => layOutBelowFold(whenIdle));
  whenIdle(onIntent);
  if (isPreview) return;
  const file = `/builds/meta/${script?.dataset["build"]}.json`;
  setTimeout(() => void fetch(file).catch(() => undefined), 1000);
  // Nothing of the first view or the first press.
  setTimeout(() => void import("./new-build/watch-builds.entry.ts").catch(() => undefined), 5000);
}

// In a task of its own: this script's may hold much of what the browser does at the end of a document.
if (document.readyState === "complete") setTimeout(onLoad);
else addEventListener("load", () => setTimeout(onLoad), { once: true });
