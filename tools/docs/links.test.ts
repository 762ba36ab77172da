import { existsSync, statSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";
import { headingSlugs, relativeLinks } from "./markdown.ts";
import { readSource, root, sourceFiles } from "./repository.ts";

const documents = sourceFiles("md", "mdx");
const code = sourceFiles("ts", "tsx", "css", "json");
const self = "tools/docs/";

const slugsByFile = new Map<string, Set<string>>();

function hasAnchor(file: string, anchor: string): boolean {
  const known = slugsByFile.get(file) ?? headingSlugs(readSource(file));
  slugsByFile.set(file, known);
  return known.has(anchor);
}

/** Why a link from the repository root is broken, or null. */
function brokenBecause(file: string, anchor: string | undefined): string | null {
  if (!existsSync(root + file)) return "no such file";
  if (!anchor || !/\.mdx?$/.test(file) || statSync(root + file).isDirectory()) return null;
  return hasAnchor(file, anchor) ? null : "no such heading";
}

it("resolves every relative link of the documents", () => {
  const broken = documents.flatMap((document) =>
    relativeLinks(readSource(document)).flatMap(({ line, target }) => {
      const [path = "", anchor] = decodeURI(target).split("#");
      const file = path ? posix.join(posix.dirname(document), path) : document;
      const reason = brokenBecause(file, anchor);
      return reason ? [`${document}:${line} ${target}: ${reason}`] : [];
    }),
  );
  expect(broken).toEqual([]);
});

it("resolves every mention of a document in code", () => {
  const broken = code.flatMap((file) =>
    Array.from(
      readSource(file).matchAll(/\bdocs\/[\w./-]+\.md(?:#([\w-]+))?/g),
      ([mention, anchor]) => {
        const reason = brokenBecause(mention.split("#")[0] ?? "", anchor);
        return reason ? `${file} ${mention}: ${reason}` : null;
      },
    ).filter((message) => message !== null),
  );
  expect(broken).toEqual([]);
});

// Documents that are not part of the repository: cite docs/spec/*.md#heading instead.
const outside =
  /\b(?:SPEC|DECISIONS|DESIGN-LANGUAGE|ARCHITECTURE)\b|\bIssue \d|\bthe (?:copy )?deck\b/;

it("cites only documents of the repository", () => {
  const cited = [...documents, ...code]
    .filter((file) => !file.startsWith(self))
    .flatMap((file) =>
      readSource(file)
        .split("\n")
        .flatMap((text, index) =>
          outside.test(text) ? [`${file}:${index + 1} ${outside.exec(text)?.[0]}`] : [],
        ),
    );
  expect(cited).toEqual([]);
});
