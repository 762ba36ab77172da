import { locales } from "@realtor/api/locales";
import { describe, expect, it } from "vitest";
import { replyLink } from "./reply-link.ts";

const listing = {
  listingKey: "1",
  address: "1 $& Sample Lane",
  price: null,
  searchType: null,
  imageUrl: null,
};

describe("replyLink", () => {
  it.each([
    ["en", "Your request"],
    ["ko", "문의"],
    ["ja-JP", "お問い合わせ"],
  ] as const)("is in %s, the language of the sender", (locale, subject) => {
    const href = replyLink({ email: "a&b@visitor.example", locale, listing: null }, "ko");
    expect(href).toMatch(/^mailto:a%26b@visitor\.example\?subject=/);
    expect(decodeURIComponent(href ?? "")).toContain(subject);
  });

  it.each(locales)("names the home in %s", (locale) => {
    const href = replyLink({ email: "a@visitor.example", locale, listing }, "ko");
    expect(decodeURIComponent(href ?? "")).toContain("1 $& Sample Lane");
  });

  it("is in the language of the page for a sender without one", () => {
    const href = replyLink({ email: "a@visitor.example", locale: null, listing: null }, "en");
    expect(decodeURIComponent(href ?? "")).toContain("Your request");
    expect(replyLink({ email: "", locale: "en", listing: null }, "en")).toBeNull();
  });
});
