import type { Lang } from "@realtor/ui/labels";
import type { ServiceName } from "../settings.ts";

/** Texts of the banner. `what`, `why`, `howLong` and `optOut` are the items that Korean law requires. */
export interface ConsentLabels {
  title: string;
  /** What is collected, and that the site works without consent. */
  lead: string;
  policy: string;
  buttons: { accept: string; refuse: string };
  previousChoice: Record<"granted" | "denied", string>;
  /** States that Global Privacy Control is respected. */
  signal: string;
  summary: string;
  what: { term: string; text: string };
  why: { term: string; services: Record<ServiceName, string> };
  howLong: { term: string; text: string };
  who: { term: string; place: string; services: Record<ServiceName, string> };
  optOut: { term: string; text: string };
}

/** Imports one language only, so that the others are not fetched. */
export async function importLabels(lang: Lang): Promise<ConsentLabels> {
  if (lang === "en") return (await import("./consent-labels.en.ts")).en;
  if (lang === "ja") return (await import("./consent-labels.ja.ts")).ja;
  return (await import("./consent-labels.ko.ts")).ko;
}
