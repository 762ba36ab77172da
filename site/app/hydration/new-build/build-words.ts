/** What the note on a new build says, in one language. */
export interface BuildWords {
  text: string;
  reload: string;
}

/** The words of one language: the others are not fetched. */
export async function importWords(lang: string): Promise<BuildWords> {
  if (lang === "en") return (await import("./build-words.en.ts")).en;
  if (lang === "ja") return (await import("./build-words.ja.ts")).ja;
  return (await import("./build-words.ko.ts")).ko;
}
