import { posix } from "node:path";
import { expect, it } from "vitest";
import { readSource } from "./repository.ts";

const page = "docs/agent-side-review.md";

/** The cells of each row of the page's tables, without their headings. */
const rows = readSource(page)
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")))
  .filter((cells) => cells.at(-1) !== "test");

/** A link to a test, followed by parts of its titles in quotes. */
const citation = /\[[\w.-]+\]\((\S+\.(?:test|e2e)\.tsx?)\)((?:,? "[^"]+")*)/g;

it("finds every cited test by a part of its title", () => {
  const cited = rows.flatMap((cells) => [...(cells.at(-1) ?? "").matchAll(citation)]);
  expect(cited.length).toBeGreaterThan(100);
  const missing = cited.flatMap(([, path = "", quoted = ""]) => {
    const source = readSource(posix.join(posix.dirname(page), path));
    const titles = Array.from(quoted.matchAll(/"([^"]+)"/g), ([, title = ""]) => title);
    if (titles.length === 0) return [`${path} is cited without a title`];
    return titles.flatMap((title) => (source.includes(title) ? [] : [`${path}: "${title}"`]));
  });
  expect(missing).toEqual([]);
});

it("has a test or an image for everything that was fixed or built", () => {
  const unproved = rows.filter(
    ([, result = "", proof = ""]) => /^(?:fixed|built)/.test(result) && !proof.includes("]("),
  );
  expect(unproved.map(([finding]) => finding)).toEqual([]);
});
