import { describe, expect, it } from "vitest";
import { readAbout } from "./read-about.ts";

describe("the lead", () => {
  it.each([
    ["en", "I ask first. Then I show you a home.", "I ask first. "],
    ["en", "Only one sentence", "Only one sentence"],
    ["ko", "먼저 여쭙니다. 그다음에 집을 봅니다.", "먼저 여쭙니다. "],
    ["ja", "先にうかがいます。それから家を見ます。", "先にうかがいます。"],
    ["en", "Is it quiet? I go and listen.", "Is it quiet? "],
  ] as const)("in %s of %s is the first sentence", (lang, text, lead) => {
    expect(readAbout(text, lang).lead).toBe(lead);
  });

  it.each([
    ["a long first sentence", `${"very ".repeat(30)}long. Short.`],
    ["an abbreviation", "Dr. Kim sells homes. I help."],
    ["a title on a line of its own", "About me\nI sell homes."],
  ])("does not exist for %s", (_, text) => {
    const { lead, parts } = readAbout(text, "en");
    expect(lead).toBeNull();
    expect(parts).toEqual([{ heading: null, body: text }]);
  });
});

describe("the parts", () => {
  it("have a subheading: a short line without a full stop before a paragraph", () => {
    const text = "Lead.\n\nFirst.\n\nSecond.\n\nWhat I carry\n\nA tape measure.\n\nA charger.";
    expect(readAbout(text, "en").parts).toEqual([
      { heading: null, body: "First.\n\nSecond." },
      { heading: "What I carry", body: "A tape measure.\n\nA charger." },
    ]);
  });

  it("end with a paragraph, not with a subheading", () => {
    expect(readAbout("Lead.\n\nText.\n\nThank you", "en").parts).toEqual([
      { heading: null, body: "Text.\n\nThank you" },
    ]);
  });

  it.each(["- a list item", "Two\nlines", "A sentence."])(
    "do not take %j as a subheading",
    (line) => {
      const { parts } = readAbout(`Lead.\n\n${line}\n\nText.`, "en");
      expect(parts.map(({ heading }) => heading)).toEqual([null]);
    },
  );
});
