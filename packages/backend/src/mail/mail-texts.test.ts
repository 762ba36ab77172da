import { locales } from "@realtor/api/locales";
import { describe, expect, it } from "vitest";

import { mailTexts } from "./mail-texts.ts";

/** Every text with its path. */
function flatten(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    flatten(inner, `${path}.${key}`),
  );
}

const tokens = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
const english = flatten(mailTexts("en"));

describe.each(locales)("the mail texts in %s", (locale) => {
  const texts = flatten(mailTexts(locale));

  it("have the keys and tokens of the English ones", () => {
    expect(texts.map(([path, text]) => [path, tokens(text)])).toEqual(
      english.map(([path, text]) => [path, tokens(text)]),
    );
  });

  it("are not empty", () => {
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
  });
});
