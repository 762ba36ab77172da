import { locales } from "@realtor/api/locales";
import { expect, it } from "vitest";
import { replyChannels, replyHref } from "./reply-channels.ts";
import { loadReplyIntl, replySubject } from "./reply-text.ts";

const listing = {
  listingKey: "1",
  address: "1 $& Sample Lane",
  price: null,
  searchType: null,
  imageUrl: null,
};

const contact = {
  email: "a&b@visitor.example",
  phone: "949-555-0161",
  phoneCountryCode: "US",
  listing: null,
};
const text = "안녕하세요.\n50% & more?";

it.each([
  [{}, ["mail", "sms", "kakao", "line"]],
  [{ email: "" }, ["sms", "kakao", "line"]],
  [{ phoneCountryCode: "" }, ["mail"]],
  [{ email: "", phoneCountryCode: "" }, []],
  [{ doNotContact: true }, ["mail"]],
])("offers the channels for which there is data: %j", (changes, channels) => {
  expect(replyChannels({ ...contact, ...changes })).toEqual(channels);
});

it.each([
  ["en", "Your inquiry"],
  ["ko", "문의"],
  ["ja-JP", "お問い合わせ"],
] as const)("writes a mail in %s, the language of the reply", async (locale, expected) => {
  const subject = replySubject(contact, await loadReplyIntl(locale));
  const href = replyHref("mail", contact, { text, subject }) ?? "";
  expect(href).toMatch(/^mailto:a%26b@visitor\.example\?subject=[^&]+&body=[^&]+$/);
  const query = new URLSearchParams(href.split("?")[1]);
  expect(query.get("subject")).toContain(expected);
  expect(query.get("body")).toBe("안녕하세요.\r\n50% & more?");
});

it.each(locales)("names the home in the subject, in %s", async (locale) => {
  const subject = replySubject({ ...contact, listing }, await loadReplyIntl(locale));
  const href = replyHref("mail", contact, { text, subject });
  expect(decodeURIComponent(href ?? "")).toContain("1 $& Sample Lane");
});

it("opens a text message and LINE with the text, and KakaoTalk without", () => {
  const reply = { text, subject: "" };
  const encoded = encodeURIComponent(text);
  expect(replyHref("sms", contact, reply)).toBe(`sms:+19495550161?&body=${encoded}`);
  expect(replyHref("line", contact, reply)).toBe(`https://line.me/R/share?text=${encoded}`);
  expect(replyHref("kakao", contact, reply)).toBeNull();
  expect(replyHref("mail", { ...contact, email: "" }, reply)).toBeNull();
});
