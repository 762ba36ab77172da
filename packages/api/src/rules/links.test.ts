import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counterexample } from "../../test/fixtures/counterexample.ts";
import { checkVideoLink, parseVideoId, safeHref } from "./links.ts";

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
    expect(counterexample(typed, predicate)).toBeNull();
  });
});

describe("checkVideoLink", () => {
  it.each([
    ["https://www.youtube.com/watch?v=EXAMPLE0000", null],
    ["https://www.youtube.com/@grace", null],
    ["https://www.youtube.com/", "videoLink.format"],
    ["http://www.youtube.com/watch?v=EXAMPLE0000", "videoLink.format"],
    ["https://youtube.com/watch?v=EXAMPLE0000", "videoLink.format"],
    ["https://youtu.be/EXAMPLE0000", "videoLink.format"],
    ["https://www.youtube.com.evil.example/", "videoLink.format"],
    [" https://www.youtube.com/a", "videoLink.format"],
    ['https://www.youtube.com/"onload=', "videoLink.format"],
    ["", "videoLink.format"],
  ])("%j is %s", (value, code) => {
    expect(checkVideoLink(value)).toBe(code);
  });
});

describe("parseVideoId", () => {
  it.each([
    ["https://www.youtube.com/watch?v=EXAMPLE0000", "EXAMPLE0000"],
    ["https://www.youtube.com/watch?list=x&v=EXAMPLE0000&t=3", "EXAMPLE0000"],
    ["https://m.youtube.com/shorts/EXAMPLE-_00", "EXAMPLE-_00"],
    ["https://youtube.com/embed/EXAMPLE0000?rel=0", "EXAMPLE0000"],
    ["https://www.youtube.com/live/EXAMPLE0000", "EXAMPLE0000"],
    ["https://youtu.be/EXAMPLE0000?t=1", "EXAMPLE0000"],
    ["https://youtu.be/", null],
    ["https://www.youtube.com/@grace", null],
    ["https://www.youtube.com/watch?v=short", null],
    ["https://www.youtube.com/watch?v=EXAMPLE0000%22", null],
    ["https://youtu.be.evil.example/EXAMPLE0000", null],
    ["ftp://youtu.be/EXAMPLE0000", null],
    ["EXAMPLE0000", null],
  ])("%j is %j", (value, id) => {
    expect(parseVideoId(value)).toBe(id);
  });
});
