import { getSessionStorage } from "../data/browser-storage.ts";

/** Attributes for an element around a form, so that text entered before hydration is saved as draft `form`. */
export function formDraftAttributes(form: string): { "data-form-draft": string } {
  return { "data-form-draft": form };
}

/** Stores the string values among `values` in sessionStorage. */
export function saveFormDraft(form: string, values: object): void {
  const texts = Object.entries(values).filter(([, value]) => typeof value === "string");
  attempt(() =>
    getSessionStorage().setItem(storageKey(form), JSON.stringify(Object.fromEntries(texts))),
  );
}

/** The stored draft, unvalidated; null or undefined if there is none. */
export function loadFormDraft(form: string): unknown {
  return attempt(() => JSON.parse(getSessionStorage().getItem(storageKey(form)) ?? "null"));
}

export function clearFormDraft(form: string): void {
  attempt(() => getSessionStorage().removeItem(storageKey(form)));
}

/** Saves text entered into forms that are not hydrated yet; a hydrated form saves its own draft. */
export function saveEarlyFormDrafts(): void {
  for (const container of document.querySelectorAll<HTMLElement>("[data-form-draft]")) {
    const form = container.querySelector("form");
    const texts = container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "textarea, input:not([type=checkbox], [type=radio], [type=hidden])",
    );
    // React sets `defaultValue` to the value, so a difference was entered before hydration.
    const edited = [...texts].some(({ value, defaultValue }) => value !== defaultValue);
    const name = container.dataset["formDraft"];
    if (form && edited && name) saveFormDraft(name, Object.fromEntries(new FormData(form)));
  }
}

function storageKey(form: string) {
  return `form:${form}` as const;
}

/** Storage may be full, disabled or contain invalid JSON; the form works without it. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
