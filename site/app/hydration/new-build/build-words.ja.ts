import type { BuildWords } from "./build-words.ts";

export const ja: BuildWords = {
  text: "新しいバージョンの準備ができました。",
  reload: "再読み込み",
};
