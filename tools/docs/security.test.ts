import { expect, it } from "vitest";
import requirements from "./asvs-requirements.json" with { type: "json" };
import { readSource } from "./repository.ts";

/** Requirements of OWASP ASVS 5.0.0, levels 1 and 2: numbers by section. */
const expected = Object.entries(requirements).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);

const security = readSource("docs/security.md");

const rows = security.split("\n").flatMap((line) => {
  const [, id, level, evidence] =
    /^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| (.+) \|$/.exec(line) ?? [];
  return id && level && evidence ? [{ id, evidence }] : [];
});

it("docs/security.md has a line for each requirement, in order", () => {
  expect(rows.map(({ id }) => id)).toEqual(expected);
});

it.each(rows)("$id has a test, a reason why it does not apply, or is open", ({ evidence }) => {
  // links.test.ts checks that the files exist.
  expect(evidence).toMatch(/^(\[[\w.-]+\.(test|e2e)\.tsx?\]\(|n\/a: \S|open: \S)/);
});

it("counts them", () => {
  const count = (start: string) => rows.filter(({ evidence }) => evidence.startsWith(start)).length;
  const open = count("open: ");
  expect(security).toContain(
    `Of ${rows.length} requirements ${count("[")} have a test, ${count("n/a: ")} do not apply and ${open} are open, of which ${count("open: met without a test")} are met without a test.`,
  );
});
