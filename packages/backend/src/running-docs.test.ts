import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { variableNames } from "./env.ts";

const text = readFileSync(new URL("../../../docs/running.md", import.meta.url), "utf8");

it("docs/running.md lists exactly the variables that the services read", () => {
  const listed = [...text.matchAll(/^\| `([A-Z][A-Z\d_]+)` \| (services|both) \|/gm)];
  expect(listed.map(([, name = ""]) => name).toSorted()).toEqual(variableNames.toSorted());
});
