import type { BuildLabels } from "./build-labels.ts";

export const ko: BuildLabels = {
  text: "새 버전이 준비되었습니다.",
  reload: "새로고침",
};
