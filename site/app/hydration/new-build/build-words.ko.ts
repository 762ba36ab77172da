import type { BuildWords } from "./build-words.ts";

export const ko: BuildWords = {
  text: "새 버전이 준비되었습니다.",
  reload: "새로고침",
};
