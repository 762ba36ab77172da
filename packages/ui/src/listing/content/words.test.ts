import { describe, expect, it } from "vitest";
import type { ListingDetailsInput } from "../listing-input.ts";
import { readRemarks, readWords } from "./words.ts";

describe("readRemarks", () => {
  it.each([
    [null, []],
    ["  ", []],
    ["A quiet street.", ["A quiet street."]],
    ["First one.\n\nSecond one.\nThird.", ["First one.", "Second one.", "Third."]],
    ["<p>New roof &amp; windows.</p><p>Solar.</p>", ["New roof & windows.", "Solar."]],
    ["Sold <b>as is</b>.<br>Call first.", ["Sold as is.", "Call first."]],
  ])("reads %j", (text, paragraphs) => {
    expect(readRemarks(text)).toEqual(paragraphs);
  });

  it("keeps every word of 5,000 characters", () => {
    const text = "🏡 POOL & SPA! ".repeat(330);
    expect(readRemarks(text)).toEqual([text.trim()]);
  });
});

const ofMls: ListingDetailsInput = {
  listingKey: "crmls-1",
  originatingSystemName: "CRMLS",
  publicRemarks: "Two rooms.\n\nOne <b>garden</b>.",
};
const original = { paragraphs: ["Two rooms.", "One garden."], system: "CRMLS" };
const words = {
  ko: { sentence: "아침 해가 드는 집입니다.", description: "방이 둘입니다.\n마당이 있습니다." },
  en: { description: "Both rooms face the garden." },
};

describe("words of a home of an MLS", () => {
  it("are the agent's in the language of the page, before the original", () => {
    expect(readWords({ ...ofMls, words }, "ko")).toEqual({
      sentence: "아침 해가 드는 집입니다.",
      description: { lang: "ko", paragraphs: ["방이 둘입니다.", "마당이 있습니다."] },
      original,
    });
  });

  it.each(["en", "ko", "ja"] as const)("have no sentence in %s without the agent's", (lang) => {
    expect(readWords(ofMls, lang)).toEqual({ sentence: null, description: null, original });
    expect(readWords({ ...ofMls, words: { en: words.en } }, lang).sentence).toBeNull();
  });

  it("are the original instead of the agent's in another language", () => {
    expect(readWords({ ...ofMls, words }, "ja")).toEqual({
      sentence: null,
      description: null,
      original,
    });
  });

  it("are the agent's alone without remarks", () => {
    const { description, original: none } = readWords(
      { ...ofMls, words, publicRemarks: " " },
      "en",
    );
    expect(description).toEqual({ lang: "en", paragraphs: ["Both rooms face the garden."] });
    expect(none).toBeNull();
  });
});

describe("words of a home by hand", () => {
  const byHand = {
    ...ofMls,
    originatingSystemName: "manual",
    words,
    publicRemarks: words.en.description,
  };

  it("are never labeled as those of an MLS", () => {
    expect(readWords(byHand, "en")).toEqual({
      sentence: null,
      description: { lang: "en", paragraphs: ["Both rooms face the garden."] },
      original: null,
    });
  });

  it("are in another language, English first, without a description in that of the page", () => {
    expect(readWords(byHand, "ja").description?.lang).toBe("en");
    const korean = { ...byHand, words: { ko: words.ko }, publicRemarks: null };
    expect(readWords(korean, "en")).toMatchObject({ sentence: null, description: { lang: "ko" } });
    expect(readWords({ ...byHand, words: null }, "ja").description?.lang).toBe("en");
  });

  it("are none without any", () => {
    const none = { ...byHand, words: undefined, publicRemarks: undefined };
    expect(readWords(none, "ko")).toEqual({ sentence: null, description: null, original: null });
  });
});
