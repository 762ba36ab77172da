const key = "reloadedAt";
const minIntervalMs = 10_000;

/**
 * Whether the page may reload automatically now; if so, records the time. Not within ten seconds of the
 * last reload, which prevents a loop, and not while a field contains text (docs/spec/operation.md#new-builds).
 */
export function takeReload(now: number): boolean {
  if (hasFieldWithText()) return false;
  try {
    const last = Number(sessionStorage.getItem(key));
    if (now - last < minIntervalMs) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    // Without storage a reload loop could not be detected.
    return false;
  }
}

function hasFieldWithText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit])",
  );
  return [...fields].some(({ value }) => value.trim() !== "");
}
