import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Part, parts } from "../fixtures/conformance-parts.tsx";
import { parseSafeMarkup } from "../fixtures/hostile-input.ts";
import { type Poison, poisonElement } from "../fixtures/poison-element.tsx";

/** Values of props that no designer has tried, one of each kind in `npm test`. */
const poisons: Readonly<Record<string, Poison>> = {
  "empty texts": { text: "" },
  "texts of 10,000 characters": { text: "가격 ".repeat(3_333) },
  "one word of 10,000 characters": { text: "a".repeat(10_000) },
  markup: {
    text: "'\"></textarea></title></style><script>window.hurt=1</script><img src=x onerror=hurt>",
  },
  "the address of a script": { text: " javascript:alert(1)" },
  emoji: { text: "👩‍👩‍👧‍👦🏳️‍🌈🇰🇷" },
  "texts from right to left": { text: "مرحبا بالعالم ‮שלום‬" },
  "numbers that are none": { number: Number.NaN },
  "numbers without end": { number: Number.POSITIVE_INFINITY },
  "negative numbers": { number: -1 },
  "no texts": { omitTexts: true },
};

const quick = new Set([
  "one word of 10,000 characters",
  "markup",
  "the address of a script",
  "numbers that are none",
  "no texts",
]);

function readElements(part: Part): readonly ReactElement[] {
  if (typeof part === "function") return [part({})];
  if ("field" in part) return [part.field({})];
  if ("group" in part) return [part.group({})];
  if ("page" in part) return [part.page()];
  if ("rootless" in part) return [part.render()];
  return Object.values(part.variants).map((render) => render({}));
}

/** The parts of a design are in its page. */
const isPartOfDesign = (entry: string, name: string) =>
  /^template-(?!frame)/.test(entry) && entry !== `template-${name.toLowerCase()}`;

/** Every published component, which the test of conformance compares with the exports. */
const cases = Object.entries(parts).flatMap(([entry, named]) =>
  Object.entries(named)
    .filter(([name]) => !isPartOfDesign(entry, name))
    .map(([name, part]) => [`${entry}: ${name}`, part] as const),
);

beforeAll(() => {
  // Wrong values are reported to developers.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterAll(() => vi.restoreAllMocks());

describe.each(cases)("%s", (_, part) => {
  for (const [name, poison] of Object.entries(poisons)) {
    it(`renders ${name} on the server`, { tags: quick.has(name) ? [] : ["extended"] }, () => {
      for (const element of readElements(part)) {
        const markup = renderToString(poisonElement(element, poison));
        expect(parseSafeMarkup(markup).innerHTML).not.toMatch(
          /\b(?:undefined|\[object Object\])\b/,
        );
      }
    });
  }
});
