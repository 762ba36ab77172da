import { cleanText } from "@realtor/profile/text";
import type { LookupList } from "../listing-input.ts";

/** Separates the words of a RESO lookup name: `CentralAir` is `Central Air`, `Bedroom2` `Bedroom 2`. */
function toWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, " ");
}

/** The entries of a lookup list without `None` and `Other`, each once. */
export function readLookupList(value: LookupList): string[] {
  const entries = typeof value === "string" ? value.split(",") : (value ?? []);
  const texts = entries.flatMap((entry) => {
    const text = cleanText(entry);
    return text === null || /^(none|other|unknown|see remarks)$/i.test(text) ? [] : toWords(text);
  });
  return [...new Set(texts)];
}
