import * as fc from "fast-check";
import { expect } from "vitest";

/** Script injection, dangerous URL schemes, bidirectional controls, broken Unicode and very long input. */
const attacks = [
  "<script>window.hurt=1</script>",
  "<img src=x onerror=window.hurt=1>",
  "\"><svg onload='window.hurt=1'>",
  "'-alert(1)-'",
  "</textarea></title></style><iframe src=javascript:alert(1)>",
  "javascript:alert(1)",
  " java\nscript:alert(1)",
  "JaVaScRiPt://example.com/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "\u202Etxt.exe\u2066",
  "{n}{total}{name}$&$1",
  "&lt;b&gt;&#0;",
  "\uD800",
  "가".repeat(10_000),
  "<".repeat(10_000),
];

/** An attack string with arbitrary text before and after it. */
export const hostileText: fc.Arbitrary<string> = fc
  .tuple(fc.string({ maxLength: 8 }), fc.constantFrom(...attacks), fc.string({ maxLength: 8 }))
  .map((parts) => parts.join(""));

/** fast-check options: every attack string alone, and as many random combinations. */
export const everyAttack = {
  numRuns: 2 * attacks.length,
  examples: attacks.map((attack): [string] => [attack]),
};

/** React replaces `javascript:` URLs with this one. */
const blocked = "javascript:throw new Error('React has blocked a javascript: URL";
const webSchemes = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);
const urlAttributes = ["href", "src", "action", "formaction", "poster"];

function isSafeAttribute(element: Element, { name, value }: Attr, onlyWeb: boolean): boolean {
  if (name.startsWith("on") || name === "srcdoc") return false;
  if (!urlAttributes.includes(name) || value.startsWith(blocked)) return true;
  const base = "https://page.example/";
  if (!URL.canParse(value, base)) return true;
  const { protocol } = new URL(value, base);
  if (onlyWeb || element.tagName === "IFRAME") return webSchemes.has(protocol);
  // Browsers block top-level navigation to `data:` URLs and ignore unknown schemes.
  return protocol !== "javascript:";
}

/**
 * Parses server-rendered markup and fails on a script element, an event handler attribute or a
 * `javascript:` URL; with `onlyWeb` also on any scheme other than http(s), mailto, tel and sms.
 */
export function parseSafeMarkup(markup: string, { onlyWeb = false } = {}): HTMLElement {
  const page = new DOMParser().parseFromString(`<div>${markup}</div>`, "text/html").body;
  expect(page.children).toHaveLength(1);
  expect(page.querySelectorAll("script, object, embed, base, meta")).toHaveLength(0);
  const unsafe = [...page.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].filter((attribute) => !isSafeAttribute(element, attribute, onlyWeb)),
  );
  expect(unsafe.map(({ name, value }) => `${name}=${value}`)).toEqual([]);
  return page;
}
