const key = "reloadedAt";
/** ms between two reloads that nobody asked for (SPEC section 4). */
const guardMs = 10_000;

/**
 * Whether this page may reload by itself now, and notes that it does. Not within ten seconds of the last
 * time, since a reload that did not help will not help again; and not while somebody's text is in it.
 */
export function takeReload(now: number): boolean {
  if (holdsText()) return false;
  try {
    const last = Number(sessionStorage.getItem(key));
    if (now - last < guardMs) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    // Where nothing can be noted, it might reload for ever.
    return false;
  }
}

/** A field of the page has text in it: typed, or given to be changed. */
function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit])",
  );
  return [...fields].some(({ value }) => value.trim() !== "");
}
