import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeHref } from "./safe-href.ts";

describe("safeHref", () => {
  it.each([
    ["https://example.com/a?b=c", "https://example.com/a?b=c"],
    ["http://example.com", "http://example.com/"],
    ["example.com/a", "https://example.com/a"],
    ["example.com:8443", "https://example.com:8443/"],
    ["tel:+19495550110", "tel:+19495550110"],
    ["sms:+19495550110", "sms:+19495550110"],
    ["mailto:a@example.com", "mailto:a@example.com"],
    ["javascript:alert(1)", null],
    [" JaVaScRiPt:alert(1)", null],
    ["java\nscript:alert(1)", null],
    ["\u0001javascript:alert(1)", null],
    ["data:text/html,<script>", null],
    ["vbscript:x", null],
    ["file:///etc/passwd", null],
    ["blob:https://example.com/1", null],
    ["intent://x#Intent;end", null],
    ["/media/a.jpg", null],
    ["//evil.example", null],
    ["", null],
  ])("%j is %j", (value, href) => {
    expect(safeHref(value)).toBe(href);
  });

  it("returns only the five schemes", () => {
    const scheme = fc.constantFrom(
      "javascript:",
      "JAVA\tSCRIPT:",
      "data:",
      "https:",
      "\u0000http:",
    );
    const typed = fc.oneof(
      fc.string(),
      fc.tuple(scheme, fc.string()).map((parts) => parts.join("")),
    );
    const predicate = (value: string) => {
      const href = safeHref(value);
      return href === null || /^(?:https?|tel|sms|mailto):$/.test(new URL(href).protocol);
    };
    expect(fc.check(fc.property(typed, predicate)).counterexample).toBeNull();
  });
});
