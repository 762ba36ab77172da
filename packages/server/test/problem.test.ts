import { globSync, readFileSync } from "node:fs";
import { isProblemCode, problemCodes } from "@realtor/api/problem-codes";
import { describe, expect, it } from "vitest";
import { problemResponse, problems, serializeProblem } from "../src/problem.ts";

const root = new URL("../../../", import.meta.url);
const table = Object.entries(problems);

/** The codes in a call such as `new Problem("x")`, `problemResponse(isUpload ? "x" : "y", …)`. */
function findSentCodes(source: string): string[] {
  const calls = source.matchAll(/\b(?:Problem|problemResponse|serializeProblem)\(\s*([^,)]*)/g);
  return [...calls].flatMap(([, code = ""]) =>
    [...code.matchAll(/"(\w+\.\w+)"/g)].map(([, found = ""]) => found),
  );
}

describe("the table of problems", () => {
  it("has the codes of the contract", () => {
    expect(Object.keys(problems).toSorted()).toEqual(problemCodes.toSorted());
  });

  it.each(["packages/backend/src", "site/server"])("has every code that %s sends", (folder) => {
    const files = globSync("**/*.ts", { cwd: new URL(folder, root) });
    const sent = files
      .filter((file) => !file.endsWith(".test.ts"))
      .flatMap((file) => findSentCodes(readFileSync(new URL(`${folder}/${file}`, root), "utf8")));
    expect(sent.length).toBeGreaterThan(10);
    expect(sent.filter((code) => !isProblemCode(code))).toEqual([]);
  });

  it("has one status for each message", () => {
    const statuses = Map.groupBy(table, ([, [, message]]) => message);
    const several = [...statuses].filter(
      ([, same]) => new Set(same.map(([, [status]]) => status)).size > 1,
    );
    expect(several).toEqual([]);
  });

  it.each(table)(
    "%s has a sentence for users and the title of its status",
    (code, [status, text]) => {
      expect(text).toMatch(/^[A-Z].*\.$/);
      const problem: unknown = JSON.parse(serializeProblem(code as keyof typeof problems));
      expect(problem).toMatchObject({
        type: "about:blank",
        status,
        code,
        message: text,
        errors: [],
      });
      expect(problem).not.toMatchObject({ title: "Error" });
    },
  );
});

it("responds with the status, the invalid fields and the given headers", async () => {
  const errors = [{ pointer: "/email", code: "email.format" as const }];
  const response = problemResponse("fields.refused", { errors, headers: { "retry-after": "3" } });
  expect(response.status).toBe(422);
  expect(Object.fromEntries(response.headers)).toEqual({
    "cache-control": "no-store",
    "content-type": "application/problem+json",
    "retry-after": "3",
  });
  expect(await response.json()).toEqual({
    type: "about:blank",
    status: 422,
    code: "fields.refused",
    message: "Some fields are not valid.",
    title: "Unprocessable Content",
    errors,
    detail: "Some fields are not valid.",
  });
});
