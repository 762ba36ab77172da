/** Pages with personal data of people who gave no consent. */
const pagesWithPersonalData: ReadonlySet<string> = new Set(["inbox", "realtors"]);

/**
 * Sets Datadog's privacy level for session replay: input is always masked, and all text is masked on
 * pages with personal data of third parties.
 */
export function hideFromReplay(module: string): void {
  document.body.dataset["ddPrivacy"] = pagesWithPersonalData.has(module)
    ? "mask"
    : "mask-user-input";
}
