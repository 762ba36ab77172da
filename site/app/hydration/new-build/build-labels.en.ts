import type { BuildLabels } from "./build-labels.ts";

export const en: BuildLabels = {
  text: "A new version is ready.",
  reload: "Reload",
};
