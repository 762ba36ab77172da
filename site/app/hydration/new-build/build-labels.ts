export interface BuildLabels {
  text: string;
  reload: string;
}

/** Imports one language only, so that the others are not fetched. */
export async function importLabels(lang: string): Promise<BuildLabels> {
  if (lang === "en") return (await import("./build-labels.en.ts")).en;
  if (lang === "ja") return (await import("./build-labels.ja.ts")).ja;
  return (await import("./build-labels.ko.ts")).ko;
}
