/** Marks the element around a form whose texts outlast the page; `form` is the name they are kept by. */
export function keptAs(form: string): { "data-kept": string } {
  return { "data-kept": form };
}

/** Keeps the texts among these values in this tab. */
export function keepTexts(form: string, values: object): void {
  const texts = Object.entries(values).filter(([, value]) => typeof value === "string");
  attempt(() => sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(texts))));
}

/** What was kept, if anything; another page may have written it. */
export function keptTexts(form: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null"));
}

export function forgetTexts(form: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(form)));
}

/** Keeps what was typed into forms whose own code has not come yet; afterwards that code keeps it. */
export function keepEarlyTexts(): void {
  for (const around of document.querySelectorAll<HTMLElement>("[data-kept]")) {
    const form = around.querySelector("form");
    const texts = around.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "textarea, input:not([type=checkbox], [type=radio], [type=hidden])",
    );
    // React makes a value the default one: a difference was typed before it came.
    const typed = [...texts].some(({ value, defaultValue }) => value !== defaultValue);
    const name = around.dataset["kept"];
    if (form && typed && name) keepTexts(name, Object.fromEntries(new FormData(form)));
  }
}

function keyOf(form: string): string {
  return `form:${form}`;
}

/** Storage may be full, forbidden or hold nonsense: the form works without it. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
