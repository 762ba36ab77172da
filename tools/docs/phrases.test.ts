import { expect, it } from "vitest";
import { readSource, sourceFiles } from "./repository.ts";

// The single words are checked by cspell (cspell.json), which cannot match phrases.
const phrases =
  /\b(?:stands (?:for|on|what|still)|stand-in|at rest|of ours|for good|answers for|gives back|hears of|kept texts)\b/i;
const translated = /(?:^|[./-])(?:ko|ja|ja-JP)\.(?:ts|json)$/;

it("uses field terms instead of the phrases that cspell.json cannot list", () => {
  const found = sourceFiles("ts", "tsx", "md", "mdx")
    .filter((file) => !translated.test(file) && !file.startsWith("tools/docs/"))
    .flatMap((file) =>
      readSource(file)
        .split("\n")
        .flatMap((line, index) =>
          phrases.test(line) ? [`${file}:${index + 1} ${phrases.exec(line)?.[0]}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
