// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { findFallbackElement } from "./fallback-marks.ts";

afterEach(() => document.body.replaceChildren());

function find(html: string, start: string) {
  document.body.innerHTML = html;
  return findFallbackElement(document, { lang: "en", start })?.id;
}

it.each([
  ["a text", '<section><p id="a" lang="en">Line by line.</p></section>', "Line by line.", "a"],
  [
    "a text in paragraphs",
    '<section><div id="a" lang="en"><p>One.</p><p>Two.</p></div></section>',
    "One.\n\nTwo.",
    "a",
  ],
  [
    "the start of a text",
    '<section><p id="a" lang="en">Line by line, with you.</p></section>',
    "Line by",
    "a",
  ],
  [
    "not the Latin name below another name",
    '<section><p lang="en">Nora Vale</p><p id="b" lang="en">Line.</p></section>',
    "Line.",
    "b",
  ],
  ["no text in the page\u2019s language", "<section><p>Line.</p></section>", "Line.", undefined],
  ["no text of the header", '<header><p lang="en">Nora</p></header>', "Nora", undefined],
  ["nothing for an empty text", '<section><p lang="en">Nora</p></section>', " ", undefined],
])("finds %s", (_, html, start, id) => {
  expect(find(html, start)).toBe(id);
});
