import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slackText } from "@realtor/server/slack";
import { slackMessage } from "./slack.ts";

describe("slackText", () => {
  it.each([
    ["<!channel> hello", "&lt;!channel&gt; hello"],
    ["<@U012AB3CD>", "&lt;@U012AB3CD&gt;"],
    ["<https://evil.example|bank.example>", "&lt;https://evil.example|bank.example&gt;"],
    ["&lt;!here&gt;", "&amp;lt;!here&amp;gt;"],
    ["<\u200b!\u2060channel\ufeff>", "&lt;!channel&gt;"],
    ["moc.elpmaxe\u202e//:sptth", "moc.elpmaxe//:sptth"],
    ["one\ntwo\u2028three\tfour", "one two three four"],
    ["  홍\u3164길동  ", "홍길동"],
    ["김민지 👩🏻", "김민지 👩🏻"],
    ["\ud800x", "x"],
  ])("%j becomes %j", (value, text) => {
    expect(slackText(value, 100)).toBe(text);
  });

  it("truncates by grapheme clusters", () => {
    expect(slackText("가나다라마", 3)).toBe("가나…");
    expect(slackText("🇰🇷🇰🇷🇰🇷", 2)).toBe("🇰🇷…");
  });

  it("never produces an entity, a mention or a link", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (value) => {
        const text = slackText(value, 120);
        expect(text).not.toMatch(/[<>\p{Cc}\p{Cf}]|&(?!(amp|lt|gt);)/u);
      }),
    );
  });
});

describe("slackMessage", () => {
  it("escapes hostile input in every field", () => {
    const hostile = "<!channel|*x*>";
    const message = slackMessage({
      id: "00000000-0000-4000-8000-000000000000",
      name: hostile,
      area: hostile,
      phone: hostile,
      phoneCountryCode: hostile,
      locale: hostile,
      pageUrl: hostile,
      hasSite: false,
    });
    const json = JSON.stringify(message);
    expect(json).not.toContain("<");
    expect(json).not.toContain("mrkdwn");
    expect(message).toMatchObject({ link_names: false, unfurl_links: false });
  });
});
