import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { variableNames } from "../env.ts";

const text = readFileSync(new URL("../../../../docs/running.md", import.meta.url), "utf8");

it("docs/running.md lists each variable that the services read, and none that they do not", () => {
  const listed = [...text.matchAll(/^\| `([A-Z][A-Z_]+)` \| (services|both) \|/gm)];
  expect(listed.map(([, name = ""]) => name).toSorted()).toEqual(variableNames.toSorted());
});
