import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requestsPerMessage, slackText } from "@realtor/server/slack";
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
  const lead = (name: string, changes: object = {}) => ({
    id: "00000000-0000-4000-8000-000000000000",
    name,
    area: "Irvine",
    phone: "949-555-0100",
    phoneCountryCode: "US",
    locale: "ko",
    pageUrl: null,
    hasSite: false,
    ...changes,
  });

  it("escapes hostile input in every field", () => {
    const hostile = "<!channel|*x*>";
    const changes = {
      area: hostile,
      phone: hostile,
      phoneCountryCode: hostile,
      locale: hostile,
      pageUrl: hostile,
    };
    const message = slackMessage([lead(hostile, changes), lead(hostile, changes)]);
    const json = JSON.stringify(message);
    expect(json).not.toContain("<");
    expect(json).not.toContain("mrkdwn");
    expect(message).toMatchObject({ link_names: false, unfurl_links: false });
  });

  it("lists several leads within the limits of a message", () => {
    const leads = Array.from({ length: requestsPerMessage }, (_, index) =>
      lead(`신청자 ${index}`, { area: "가".repeat(500), pageUrl: "x".repeat(2000) }),
    );
    const { text, blocks = [] } = slackMessage(leads);
    expect(text).toMatch(/^새 홈페이지 신청 10건이 들어왔습니다: 신청자 0, /);
    // https://api.slack.com/reference/block-kit/blocks
    expect(blocks.length).toBeLessThanOrEqual(50);
    const sections = blocks.flatMap((block) => ("fields" in block ? [block.fields ?? []] : []));
    expect(sections).toHaveLength(10);
    for (const fields of sections) {
      expect(fields.length).toBeLessThanOrEqual(10);
      for (const field of fields) expect(field.text.length).toBeLessThanOrEqual(2000);
    }
  });
});
