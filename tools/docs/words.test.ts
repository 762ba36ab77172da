import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { readSource, root } from "./repository.ts";

/** A word that texts do not use, and the ids or beginnings of ids that may. */
interface Unused {
  word: RegExp;
  exceptions: readonly string[];
}

/** The headings of the lists. */
const headings = { en: "English", ko: "Korean", "ja-JP": "Japanese" };

type Locale = keyof typeof headings;

/** The list of one language in docs/words.md: rows of words, replacements and exceptions. */
function unusedWords(locale: Locale): Unused[] {
  const [, list = ""] = readSource("docs/words.md").split(`\n### ${headings[locale]}\n`);
  const rows = (list.split("\n### ")[0] ?? "").split("\n").filter((line) => line.startsWith("| `"));
  return rows.flatMap((row) => {
    const [, words = "", , exceptions = ""] = row.split(/(?<!\\)\|/);
    return codeSpans(words).map((word) => ({
      word: new RegExp(word, "u"),
      exceptions: codeSpans(exceptions),
    }));
  });
}

/** In a table, a bar within code is escaped. */
function codeSpans(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = ""]) => code.replaceAll("\\|", "|"));
}

/** The files with the legal documents, messages, labels and mails of a language. */
function textFiles(locale: Locale): string[] {
  return [
    `site/content/${locale}/*.md`,
    `site/content/${locale}/messages/*.json`,
    `packages/ui/src/labels/**/${locale}.json`,
    `packages/backend/src/mail/texts/${locale}.json`,
  ].flatMap((pattern) => globSync(pattern, { cwd: root }));
}

/** The texts of a file by id. Of an English message, the description is no text. */
function readTexts(value: unknown, id = ""): [id: string, text: string][] {
  if (typeof value === "string") return [[id, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => {
    if (key === "description" && id.includes(".")) return [];
    return readTexts(inner, key === "defaultMessage" ? id : id ? `${id}.${key}` : key);
  });
}

/** The lines of a legal document without code; the id is that of the section. */
function readLines(file: string): [id: string, text: string][] {
  const name = basename(file, ".md");
  let id = name;
  return readSource(file)
    .split("\n")
    .map((line) => {
      const [, section] = /^##? .*\{#([\w-]+)\}$/.exec(line) ?? [];
      if (section !== undefined) id = `${name}#${section}`;
      return [id, line.replaceAll(/`[^`]*`/g, "")];
    });
}

it.each<[Locale, number]>([
  ["en", 30],
  ["ko", 40],
  ["ja-JP", 40],
])("texts in %s have no word that docs/words.md lists as not used", (locale, fewest) => {
  const unused = unusedWords(locale);
  expect(unused.length).toBeGreaterThan(fewest);
  const files = textFiles(locale);
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) =>
    (file.endsWith(".md") ? readLines(file) : readTexts(JSON.parse(readSource(file)))).flatMap(
      ([id, text]) =>
        unused
          .filter(
            ({ word, exceptions }) =>
              word.test(text) && !exceptions.some((start) => id.startsWith(start)),
          )
          .map(({ word }) => `${file} ${id}: ${word.exec(text)?.[0]} (${word.source})`),
    ),
  );
  expect(found).toEqual([]);
});
