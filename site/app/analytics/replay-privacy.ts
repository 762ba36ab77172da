import type { PageModuleName } from "../page.ts";

/** Pages that show what visitors and other people wrote. */
const ofOthers: ReadonlySet<PageModuleName> = new Set(["inbox", "realtors"]);

/**
 * What the replay of a session does not see (Datadog's attribute on the body): nothing typed anywhere,
 * and no text at all on pages about other people, who were never asked.
 */
export function hideFromReplay(page: PageModuleName): void {
  document.body.dataset["ddPrivacy"] = ofOthers.has(page) ? "mask" : "mask-user-input";
}
