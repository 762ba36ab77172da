import { readFile } from "node:fs/promises";
import type { Font } from "satori";
import subsetFont from "subset-font";
import { resolvePackage } from "../fonts/font-subset.ts";

export const families = { ko: "Pretendard", ja: "Pretendard JP" } as const;

const faces = [
  { name: families.ko, weight: 500, file: "pretendard/dist/public/static/Pretendard-Medium.otf" },
  { name: families.ko, weight: 600, file: "pretendard/dist/public/static/Pretendard-SemiBold.otf" },
  {
    name: families.ja,
    weight: 500,
    file: "pretendard-jp/dist/public/static/PretendardJP-Medium.otf",
  },
  {
    name: families.ja,
    weight: 600,
    file: "pretendard-jp/dist/public/static/PretendardJP-SemiBold.otf",
  },
] as const;

/** Loads the site's families as subsets for one card: parsing a complete one takes megabytes. */
export function cardFonts(text: string): Promise<Font[]> {
  return Promise.all(
    faces.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: "normal" as const,
      data: await subsetFont(await readFile(resolvePackage(file)), `${text} …`, {
        targetFormat: "sfnt",
      }),
    })),
  );
}
