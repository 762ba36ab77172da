import { expect, it } from "vitest";
import { isDatabaseUnavailable } from "./errors.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

it.each([
  ["a refused connection", withCode("ECONNREFUSED"), true],
  ["a server that shuts down", new Error("query", { cause: withCode("57P01") }), true],
  ["a full disk of the database", new Error("query", { cause: withCode("53100") }), true],
  ["a full disk of photos", withCode("ENOSPC"), true],
  ["a connection that ended before", new Error("Client has encountered a connection error"), true],
  ["a missing table", withCode("42P01"), false],
  ["a missing file", new Error("no such file"), false],
])("recognizes %s", (_name, error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});
