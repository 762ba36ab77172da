import * as fc from "fast-check";
import { expect } from "vitest";

/** Texts as an attacker writes them (issue 3, "Bad input"). */
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

/** A hostile text: an attack, with anything before and after it. */
export const hostileText: fc.Arbitrary<string> = fc
  .tuple(fc.string({ maxLength: 8 }), fc.constantFrom(...attacks), fc.string({ maxLength: 8 }))
  .map((parts) => parts.join(""));

/** How often a property is tried: with every attack bare, and as many dressed up. */
export const everyAttack = {
  numRuns: 2 * attacks.length,
  examples: attacks.map((attack): [string] => [attack]),
};

/** What React itself puts in place of a script address. */
const blocked = "javascript:throw new Error('React has blocked a javascript: URL";
const web = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);
const addresses = ["href", "src", "action", "formaction", "poster"];

function isHarmless(element: Element, { name, value }: Attr, onlyWeb: boolean): boolean {
  if (name.startsWith("on") || name === "srcdoc") return false;
  if (!addresses.includes(name) || value.startsWith(blocked)) return true;
  const base = "https://page.example/";
  if (!URL.canParse(value, base)) return true;
  const { protocol } = new URL(value, base);
  if (onlyWeb || element.tagName === "IFRAME") return web.has(protocol);
  // Browsers open no page at a `data:` address and run nothing of a scheme they do not know.
  return protocol !== "javascript:";
}

/**
 * For tests: parses server-rendered markup as a browser does and fails on a script, a handler, or an
 * address that runs something; with `onlyWeb`, on any address that is not of the web, mail or telephone.
 */
export function parseHarmless(markup: string, { onlyWeb = false } = {}): HTMLElement {
  const page = new DOMParser().parseFromString(`<div>${markup}</div>`, "text/html").body;
  expect(page.children).toHaveLength(1);
  expect(page.querySelectorAll("script, object, embed, base, meta")).toHaveLength(0);
  const faults = [...page.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].filter((attribute) => !isHarmless(element, attribute, onlyWeb)),
  );
  expect(faults.map(({ name, value }) => `${name}=${value}`)).toEqual([]);
  return page;
}
