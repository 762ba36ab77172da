import { getSessionStorage } from "#app/data/browser-storage.ts";
import type { PageAddress } from "#app/page.ts";
import { loginPath, type LoginReason } from "./login-path.ts";
import { clearSession } from "./session-store.ts";

/** One form control, identified by its name and its index among the controls of that name. */
interface DraftField {
  name: string;
  index: number;
  value: string;
  checked: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const storageKey = "typedText";
/** Passwords are never stored, files cannot be, and hidden fields contain no user input. */
const controls =
  "main :is(textarea, select, input:not([type=password], [type=file], [type=hidden]))[name]";

/** Stores the values of all named controls of the page in sessionStorage, for a later visit in this tab. */
export function savePageDraft(): void {
  const fields = namedControls().map(({ control, name, index }): DraftField => ({
    name,
    index,
    value: control.value,
    checked: isCheckable(control) && control.checked,
  }));
  if (fields.length === 0) return;
  getSessionStorage().setItem(storageKey, JSON.stringify({ path: location.pathname, fields }));
}

/**
 * Fills in the draft of this page, each field when it appears, with the events of user input so that
 * React state follows. Returns a function that stops it.
 */
export function restorePageDraft(): () => void {
  let pending: DraftField[] = [];
  let stopped = false;
  const observer = new MutationObserver(restore);
  const stop = () => {
    stopped = true;
    observer.disconnect();
  };
  // Inside an effect React would batch the events of all fields, and only the last would take effect.
  queueMicrotask(() => {
    if (stopped) return;
    pending = takeDraft();
    restore();
    if (pending.length > 0) observer.observe(document.body, { childList: true, subtree: true });
  });
  return stop;

  function restore(): void {
    const present = namedControls();
    pending = pending.filter((field) => {
      const found = present.find((one) => one.name === field.name && one.index === field.index);
      if (found) fillIn(found.control, field);
      return !found;
    });
    if (pending.length === 0) stop();
  }
}

function namedControls(): { control: Control; name: string; index: number }[] {
  const seen = new Map<string, number>();
  return [...document.querySelectorAll<Control>(controls)].map((control) => {
    const { name } = control;
    const index = seen.get(name) ?? 0;
    seen.set(name, index + 1);
    return { control, name, index };
  });
}

/** Reads and deletes the draft of this page. */
function takeDraft(): DraftField[] {
  const json = getSessionStorage().getItem(storageKey);
  if (json === null) return [];
  getSessionStorage().removeItem(storageKey);
  const draft = JSON.parse(json) as { path: string; fields: DraftField[] }; // written by savePageDraft in this tab
  return draft.path === location.pathname ? draft.fields : [];
}

function fillIn(control: Control, { value, checked }: DraftField): void {
  if (isCheckable(control)) {
    if (control.checked !== checked) control.click();
    return;
  }
  if (control.value === value) return;
  // React overrides `value` on the element; only the prototype's setter makes it detect the change.
  Reflect.set(Object.getPrototypeOf(control), "value", value, control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

let redirecting = false;

/** Opens the sign-in page, which returns to this one. Later calls are ignored. */
export function redirectToLogin(address: PageAddress, reason: LoginReason): void {
  if (redirecting) return;
  redirecting = true;
  const { pathname, search, hash } = location;
  location.replace(loginPath(address, pathname + search + hash, reason));
}

/** Ends a session whose token the backend rejects: saves the page draft and opens the sign-in page. */
export function endExpiredSession(address: PageAddress): void {
  savePageDraft();
  redirectToLogin(address, "expired");
  clearSession();
}
