import { expect, it } from "vitest";
import { readSource, sourceFiles } from "./repository.ts";

const records = sourceFiles("md").filter((path) => path.startsWith("docs/decisions/"));

it.each(records)("%s has a status, context, decision and consequences", (path) => {
  const text = readSource(path);
  expect(text).toMatch(/^# \S.*\n\nStatus: (?:accepted|superseded by \[.+\]\(.+\))\n/);
  const sections = Array.from(text.matchAll(/^## (.+)$/gm), ([, title]) => title);
  const required = ["Context", "Decision", "Consequences"];
  expect(sections.filter((title) => required.includes(title ?? ""))).toEqual(required);
  expect(sections[0]).toBe("Context");
});
