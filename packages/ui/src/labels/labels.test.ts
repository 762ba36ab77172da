import { describe, expect, it } from "vitest";
import { controlLabelsFor } from "./controls/control-labels.ts";
import { firmLabelsFor, homepageLabelsFor } from "./firm/firm-labels.ts";
import { homesLabelsFor } from "./homes/homes-labels.ts";
import { legalLabelsFor } from "./legal/legal-labels.ts";
import { listingLabelsFor } from "./listing/listing-labels.ts";
import { type Locale, labelsFor } from "./labels.ts";
import { textSectionIds, textSectionTitle } from "./text-sections.ts";

const locales: Locale[] = ["ko", "en", "ja-JP"];
const dictionaries = {
  pages: labelsFor,
  firm: firmLabelsFor,
  controls: controlLabelsFor,
  legal: legalLabelsFor,
  listing: listingLabelsFor,
  promise: (locale: Locale) => ({
    agent: homepageLabelsFor("portrait", locale, true).contact,
    firm: homepageLabelsFor("brokerage", locale, true).contact,
    listing: listingLabelsFor(locale, true).request,
  }),
  homes: homesLabelsFor,
  textSections: (locale: Locale) =>
    Object.fromEntries(
      ["portrait", "brokerage"].flatMap((template) =>
        textSectionIds.map((id) => [`${template}.${id}`, textSectionTitle(id, template, locale)]),
      ),
    ),
};
const cases = Object.entries(dictionaries).flatMap(([name, dictionary]) =>
  locales.map((locale) => [name, locale, dictionary] as const),
);

/** Maps the path of each string to its text. */
function flatten(value: object, path = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, inner] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key;
    if (typeof inner === "string") found.set(here, inner);
    else for (const [innerPath, text] of flatten(inner as object, here)) found.set(innerPath, text);
  }
  return found;
}

const tokensOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map((match) => match[1] ?? "")
    .toSorted((a, b) => a.localeCompare(b));

/** English has no unit after a count. */
const mayBeEmpty = new Set(["homepage.stats.salesUnit", "homepage.stats.yearsUnit"]);

describe.each(cases)("labels of %s in %s", (_, locale, dictionary) => {
  const korean = flatten(dictionary("ko"));
  const labels = dictionary(locale);
  const texts = flatten(labels);

  it("has exactly the keys of Korean", () => {
    expect([...texts.keys()].toSorted()).toEqual([...korean.keys()].toSorted());
  });

  it("has the same tokens as Korean", () => {
    const tokens = (all: Map<string, string>) =>
      [...all].map(([key, text]) => `${key}: ${tokensOf(text).join(" ")}`);
    expect(tokens(texts).toSorted()).toEqual(tokens(korean).toSorted());
  });

  it("has no empty or padded texts", () => {
    const faulty = [...texts].filter(([, text]) => text === "" || text !== text.trim());
    expect(faulty.map(([key]) => key).filter((key) => !mayBeEmpty.has(key))).toEqual([]);
  });

  it("is serializable as JSON", () => {
    expect(JSON.parse(JSON.stringify(labels))).toEqual(labels);
  });

  it("has no Korean particle directly after a token", () => {
    const faulty = [...texts].filter(([, text]) => /\}(을|를|이|가|은|는)(?![가-힣])/.test(text));
    expect(faulty).toEqual([]);
  });
});

it("speaks for a firm as several people", () => {
  const { lead, sentNote, channels, short, share } = firmLabelsFor("en").contact;
  const { hero, regions, listings } = firmLabelsFor("en").homepage;
  const { ask } = homesLabelsFor("en", "brokerage").none;
  const { inquiry: _visitor, ...ofFirm } = listings;
  const texts = [lead, sentNote, channels, short, share, hero, regions, ofFirm, ask];
  expect(JSON.stringify(texts)).not.toMatch(/\b(?:I|me|my)\b/i);
});

it("names languages in their own language in every dictionary", () => {
  for (const locale of locales) {
    expect(labelsFor(locale).language.names).toEqual({
      ko: "한국어",
      en: "English",
      "ja-JP": "日本語",
    });
  }
});

it("promises a reply within a day only where the agent does", () => {
  const sentences = (repliesWithinDay: boolean) => [
    ...["portrait", "brokerage"].flatMap((template) => {
      const { contact } = homepageLabelsFor(template, "en", repliesWithinDay);
      return [contact.lead, contact.sentNote];
    }),
    listingLabelsFor("en", repliesWithinDay).request.reply,
  ];
  const promise = /within a day/;
  expect(sentences(true).filter((text) => promise.test(text))).toHaveLength(5);
  expect(sentences(false).filter((text) => promise.test(text))).toEqual([]);
});
