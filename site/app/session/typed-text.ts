/** One control of a form, found again by its name and its place among those of that name. */
interface TypedField {
  name: string;
  place: number;
  value: string;
  checked: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const storageKey = "typedText";
/** Passwords are never kept, files cannot be, and hidden fields were typed by nobody. */
const controls =
  "main :is(textarea, select, input:not([type=password], [type=file], [type=hidden]))[name]";

/** Keeps what is typed on this page for when the person comes back to it in this tab. */
export function keepTyped(): void {
  const fields = namedControls().map(({ control, name, place }): TypedField => ({
    name,
    place,
    value: control.value,
    checked: isTick(control) && control.checked,
  }));
  if (fields.length === 0) return;
  sessionStorage.setItem(storageKey, JSON.stringify({ path: location.pathname, fields }));
}

/**
 * Types in again what was kept for this page, each field when it appears, as a person would: so the
 * page's own code hears of it. Answers how to stop.
 */
export function restoreTyped(): () => void {
  let waiting: TypedField[] = [];
  let stopped = false;
  const observer = new MutationObserver(restore);
  const stop = () => {
    stopped = true;
    observer.disconnect();
  };
  // Inside an effect React would take in all fields at once, and keep the last one only.
  queueMicrotask(() => {
    if (stopped) return;
    waiting = takeKept();
    restore();
    if (waiting.length > 0) observer.observe(document.body, { childList: true, subtree: true });
  });
  return stop;

  function restore(): void {
    const present = namedControls();
    waiting = waiting.filter((field) => {
      const found = present.find((one) => one.name === field.name && one.place === field.place);
      if (found) typeInto(found.control, field);
      return !found;
    });
    if (waiting.length === 0) stop();
  }
}

function namedControls(): { control: Control; name: string; place: number }[] {
  const seen = new Map<string, number>();
  return [...document.querySelectorAll<Control>(controls)].map((control) => {
    const { name } = control;
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    return { control, name, place };
  });
}

/** The fields kept for this page, and only once: a later visit begins anew. */
function takeKept(): TypedField[] {
  const json = sessionStorage.getItem(storageKey);
  if (json === null) return [];
  sessionStorage.removeItem(storageKey);
  const kept = JSON.parse(json) as { path: string; fields: TypedField[] }; // written by keepTyped in this tab
  return kept.path === location.pathname ? kept.fields : [];
}

function typeInto(control: Control, { value, checked }: TypedField): void {
  if (isTick(control)) {
    if (control.checked !== checked) control.click();
    return;
  }
  if (control.value === value) return;
  // React hears only of values set behind its back: by the setter of the element's prototype.
  Reflect.set(Object.getPrototypeOf(control), "value", value, control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
