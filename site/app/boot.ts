import { keepEarlyTexts } from "./forms/kept-texts.ts";

/**
 * Wakes the page after it is painted and idle, or at the first sign of intent, whichever is first.
 * Until then links and forms work as plain HTML.
 */
const script = document.querySelector<HTMLScriptElement>("script[data-modules]");
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
    const { start } = await import("./entry.client.tsx");
    await start();
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

function whenIdle() {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(onIntent, { timeout: 2000 });
  else setTimeout(onIntent, 200);
}
if (document.readyState === "complete") whenIdle();
else addEventListener("load", whenIdle, { once: true });
