import { expect, it } from "vitest";
import { sameSitePath } from "./same-site-path.ts";

it.each([
  ["/", "/"],
  ["/grace-kim", "/grace-kim"],
  ["/ja-JP/grace-kim/process?step=2#loan", "/ja-JP/grace-kim/process?step=2#loan"],
  ["/a/../b", "/b"],
  ["/?next=https://evil.example", "/?next=https://evil.example"],
  ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ["/:80", "/:80"],
  ["/@evil.example", "/@evil.example"],
  ["/javascript:alert(1)", "/javascript:alert(1)"],
  ["/김서연", "/%EA%B9%80%EC%84%9C%EC%97%B0"],
])("accepts %s", (redirect, path) => {
  expect(sameSitePath(redirect)).toBe(path);
});

it.each([
  null,
  undefined,
  "",
  "grace-kim",
  "https://evil.example/",
  "HTTPS://evil.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/\u0000/evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "%2F%2Fevil.example",
  "http:evil.example",
  "@evil.example",
  ".evil.example",
  "?redirect=/x",
  "#x",
  `/${"x".repeat(2000)}`,
])("rejects %j", (redirect) => {
  expect(sameSitePath(redirect)).toBeNull();
});

it("returns paths that browsers resolve to this origin", () => {
  for (const text of ["/a/../b", "/%2F%2Fevil.example", "/@evil.example", "/김서연"]) {
    const here = "https://realtor.example";
    expect(new URL(sameSitePath(text) ?? "//x", here).origin).toBe(here);
  }
});
