/** Maximum time to wait for fonts before the stylesheets apply. */
const timeoutMs = 3000;

/**
 * Applies the stylesheets marked `data-deferred`: they declare fonts that the first view does not need,
 * so that these load after it on a slow connection. Preloads `files` first, so that text is laid out
 * again only once. Cached stylesheets apply immediately. Resolves when they apply.
 */
export async function applyDeferredStylesheets(files: readonly string[]): Promise<void> {
  const stylesheets = [...document.querySelectorAll<HTMLLinkElement>("link[data-deferred]")];
  // A hidden page has no first view to wait for.
  if (document.visibilityState !== "hidden" && !stylesheets.every(isCached))
    await Promise.race([fetchAfterView(files), pause(timeoutMs)]);
  for (const stylesheet of stylesheets) stylesheet.media = "all";
}

/**
 * Enables the stylesheets marked `data-fallback`. A page with its own font subset needs them only for
 * text it was not built with, such as typed text. Applying them lays out all text again.
 */
export function applyFallbackStylesheets(): void {
  for (const stylesheet of document.querySelectorAll<HTMLLinkElement>("link[data-fallback]"))
    stylesheet.removeAttribute("disabled");
}

/** Applies the fallback stylesheets on the first interaction, or when one of the page's fonts fails. */
export function applyFallbackStylesheetsOnDemand(): void {
  for (const type of ["click", "focusin"])
    addEventListener(type, applyFallbackStylesheets, { capture: true, once: true });
  for (const face of document.fonts) face.loaded.catch(applyFallbackStylesheets);
}

async function fetchAfterView(files: readonly string[]): Promise<void> {
  await nextFrame();
  await nextFrame();
  await fetchFonts(files);
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function isCached({ href }: HTMLLinkElement): boolean {
  const [entry] = performance.getEntriesByName(href, "resource");
  return entry !== undefined && "transferSize" in entry && entry.transferSize === 0;
}

/** One task per request: on a phone each request takes a few ms of main-thread time. */
async function fetchFonts(files: readonly string[]): Promise<void> {
  const pending: Promise<void>[] = [];
  for (const file of files) {
    pending.push(preload(file));
    await pause(0);
  }
  await Promise.all(pending);
}

function preload(file: string): Promise<void> {
  return new Promise((settle) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "font", crossOrigin: "", href: file });
    for (const type of ["load", "error"]) link.addEventListener(type, () => settle());
    document.head.append(link);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((settle) => {
    setTimeout(settle, ms);
  });
}
