import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { variableNames } from "../env.ts";

const text = readFileSync(new URL("../../../docs/running.md", import.meta.url), "utf8");

/** `| variable | read by | what | default | example |`, its name between backticks. */
const rows = text
  .split("\n")
  .filter((line) => /^\| `[A-Z][A-Z\d_]+` \|/.test(line))
  .map((line) => {
    const [name = "", by, ...cells] = line.slice(2, -2).split(" | ");
    return { name: name.replaceAll("`", ""), by, cells };
  });

it("docs/running.md lists exactly the variables that the site reads", () => {
  const listed = rows.filter(({ by }) => by === "site" || by === "both").map(({ name }) => name);
  expect(listed.toSorted()).toEqual(variableNames.toSorted());
});

it("docs/running.md documents each variable once, with readers, description, default and example", () => {
  const names = rows.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  const complete = {
    by: expect.stringMatching(/^(site|services|both)$/),
    cells: Array(3).fill(expect.stringMatching(/./)),
  };
  expect(rows).toEqual(names.map((name) => ({ name, ...complete })));
});
