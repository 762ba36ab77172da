import { expect, it } from "vitest";
import { describeShortage, isDatabaseUnavailable } from "./errors.ts";

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

it.each([
  ["a full disk", withCode("ENOSPC"), /^the disk is full/],
  ["a full disk of PGlite", new Error("failed", { cause: { errno: 51 } }), /^the disk is full/],
  ["too many files", new Error("failed", { cause: withCode("EMFILE") }), /may not open more files/],
  ["too many files of a query", new Error("could not open: Too many open files"), /may not open/],
])("names %s and what to do", (_name, error, expected) => {
  expect(describeShortage(error)).toMatch(expected);
});

it("names no other error", () => {
  expect(describeShortage(withCode("EACCES"))).toBeUndefined();
});
