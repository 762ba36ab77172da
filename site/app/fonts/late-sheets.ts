/** A font that does not come holds the others back no longer than this, in ms. */
const patience = 3000;

/**
 * Lets the sheets apply that the document marks as late: they name the fonts which the first view does
 * not need, so that on a slow line those come after it. The files that the page is known to need are
 * fetched first, so that its text is laid out anew once. What the browser has already applies at once.
 * Resolves when they apply.
 */
export async function applyLateSheets(files: readonly string[]): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[data-late]")];
  // Nobody waits for a page that is not shown yet.
  if (document.visibilityState !== "hidden" && !sheets.every(isKept))
    await Promise.race([fetchAfterView(files), pause(patience)]);
  for (const sheet of sheets) sheet.media = "all";
}

/**
 * On a page that has fonts of its own, the other sheets are for what was not on it when it was made: what
 * is typed, and what opens. All text is laid out anew as they apply, so they wait until then.
 */
export function applySpareSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[data-spare]"))
    sheet.removeAttribute("disabled");
}

/** Applies them when a visitor begins to do something, or when a font of the page's own is lost. */
export function applySpareSheetsInTime(): void {
  for (const sign of ["click", "focusin"])
    addEventListener(sign, applySpareSheets, { capture: true, once: true });
  for (const face of document.fonts) face.loaded.catch(applySpareSheets);
}

async function fetchAfterView(files: readonly string[]): Promise<void> {
  await nextFrame();
  await nextFrame();
  await fetchFonts(files);
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function isKept({ href }: HTMLLinkElement): boolean {
  const [entry] = performance.getEntriesByName(href, "resource");
  return entry !== undefined && "transferSize" in entry && entry.transferSize === 0;
}

/** Each is asked for in a task of its own: on a telephone to ask alone takes some ms. */
async function fetchFonts(files: readonly string[]): Promise<void> {
  const coming: Promise<void>[] = [];
  for (const file of files) {
    coming.push(preload(file));
    await pause(0);
  }
  await Promise.all(coming);
}

function preload(file: string): Promise<void> {
  return new Promise((settle) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "font", crossOrigin: "", href: file });
    for (const end of ["load", "error"]) link.addEventListener(end, () => settle());
    document.head.append(link);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((settle) => {
    setTimeout(settle, ms);
  });
}
