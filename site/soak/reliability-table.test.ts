import { expect, it } from "vitest";
import { replaceResults, type Results } from "./reliability-table.ts";

const empty = "# Reliability\n\n<!-- results: start -->\n\n<!-- results: end -->\n\nMore.\n";

function results(change: Partial<Results>, measured: string): Results {
  const { scenario = "kill", database = "pglite" } = change;
  return {
    scenario,
    database,
    command: `pnpm soak ${scenario} --database ${database} --rounds 3 --seed 1`,
    rows: [{ name: "acknowledged and lost", measured, limit: "0", passes: measured === "0" }],
  };
}

const cells = (document: string) =>
  document
    .split("\n")
    .filter((line) => line.includes("pnpm soak"))
    .map((line) => line.split(" | ").slice(1, 4).join(" "));

it("replaces the rows of the same scenario and database only", () => {
  let document = replaceResults(empty, results({}, "0"), "2026-01-01");
  document = replaceResults(document, results({ database: "postgres" }, "0"), "2026-01-01");
  document = replaceResults(document, results({ scenario: "burst" }, "0"), "2026-01-01");
  document = replaceResults(document, results({}, "2 (a|b)"), "2026-01-02");
  expect(cells(document)).toEqual([
    String.raw`2 (a\|b) 0 exceeded ${"`pnpm soak kill --database pglite --rounds 3 --seed 1`"}`,
    "0 0 `pnpm soak kill --database postgres --rounds 3 --seed 1`",
    "0 0 `pnpm soak burst --database pglite --rounds 3 --seed 1`",
  ]);
  expect(document).toMatch(/^# Reliability\n/);
  expect(document).toMatch(/\n\nMore\.\n$/);
});

it("rejects a document without the markers", () => {
  expect(() => replaceResults("# Reliability", results({}, "0"), "2026-01-01")).toThrow(
    /needs the lines/,
  );
});
