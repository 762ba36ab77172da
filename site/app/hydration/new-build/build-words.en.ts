import type { BuildWords } from "./build-words.ts";

export const en: BuildWords = {
  text: "A new version is ready.",
  reload: "Reload",
};
