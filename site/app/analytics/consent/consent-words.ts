import type { Lang } from "@realtor/ui/labels";
import type { ServiceName } from "../settings.ts";

/** What the banner says, in one language. Of consent's four items the right to refuse is the last. */
export interface ConsentWords {
  title: string;
  /** What is measured, and that nothing is lost by refusing. */
  lead: string;
  policy: string;
  answers: { accept: string; refuse: string };
  /** How the visitor answered before. */
  standing: Record<"granted" | "denied", string>;
  /** The browser's Global Privacy Control is kept to. */
  signal: string;
  summary: string;
  what: { term: string; text: string };
  why: { term: string; services: Record<ServiceName, string> };
  howLong: { term: string; text: string };
  who: { term: string; place: string; services: Record<ServiceName, string> };
  refuse: { term: string; text: string };
}

/** The words of one language: the others are not fetched. */
export async function importWords(lang: Lang): Promise<ConsentWords> {
  if (lang === "en") return (await import("./consent-words.en.ts")).en;
  if (lang === "ja") return (await import("./consent-words.ja.ts")).ja;
  return (await import("./consent-words.ko.ts")).ko;
}
