import type { BuildLabels } from "./build-labels.ts";

export const ja: BuildLabels = {
  text: "新しいバージョンの準備ができました。",
  reload: "再読み込み",
};
