import { locales } from "@realtor/api/locales";
import { expect, it } from "vitest";
import { loadReplyIntl, templateBody, templatesFor, writeReply } from "./reply-text.ts";

const listing = {
  listingKey: "CRMLS-1",
  address: "6591 Stonefield Lane, Irvine, CA",
  price: 1_575_000,
  searchType: "sale" as const,
  isAvailable: true,
  imageUrl: null,
};
const request = { lastName: "石井", firstName: "直美", name: "石井直美", listing };
const now = Date.parse("2026-11-29T12:00:00Z");

const timeZone = "America/Los_Angeles";
const openHouse = { start: "2026-12-05T21:00:00.000Z", end: "2026-12-06T00:00:00.000Z" };
const afternoon = { start: "2026-12-03T20:00:00.000Z", end: "2026-12-04T01:00:00.000Z" };
const past = { start: "2026-11-28T17:00:00.000Z", end: "2026-11-28T20:00:00.000Z" };
const asked = (...wishes: (typeof past)[]) => ({ ...request, showing: { timeZone, wishes } });

it.each([
  ["en", { lastName: "Marsh", firstName: "Ellen", name: "Marsh Ellen" }, "Hi Ellen,"],
  ["ko", { lastName: "정", firstName: "하윤", name: "정하윤" }, "정하윤 님, 안녕하세요."],
  ["ja-JP", { lastName: "石井", firstName: "直美", name: "石井直美" }, "石井様"],
  ["en", { lastName: "", firstName: "", name: "$& Ltd" }, "Hi $& Ltd,"],
] as const)("greets in %s as is usual there", async (locale, sender, hello) => {
  const intl = await loadReplyIntl(locale);
  const text = writeReply("call", { ...sender, listing: null }, { intl, now, agent: "Grace Kim" });
  expect(text.split("\n")).toEqual([hello, expect.any(String), "Grace Kim"]);
});

it.each(locales)(
  "names the home by its street in %s, and leaves no placeholder",
  async (locale) => {
    const intl = await loadReplyIntl(locale);
    for (const id of templatesFor(request)) {
      const text = writeReply(id, request, { intl, now, agent: "" });
      expect(text).not.toMatch(/[{}]/);
      expect(text.endsWith("\n")).toBe(false);
    }
    expect(templateBody("showing", request, { intl, now })).toContain("6591 Stonefield Lane");
    expect(templateBody("available", request, { intl, now })).not.toContain("Irvine");
  },
);

it.each([
  ["a time", { listing, showing: asked(afternoon).showing }, "showing answer available call ask"],
  ["a question", { listing }, "answer showing available call ask"],
  [
    "a home with an accepted offer",
    { listing: { ...listing, isAvailable: undefined } },
    "answer showing call ask",
  ],
  ["a lease", { listing: { ...listing, searchType: "rent" } }, "answer showing available call ask"],
  // What is not known to be on the market is neither available nor shown.
  ["a sold home", { listing: { ...listing, searchType: "sold" } }, "answer call ask"],
  ["a leased home", { listing: { ...listing, searchType: "rented" } }, "answer call ask"],
  [
    "an unknown home",
    { listing: { ...listing, searchType: null }, showing: asked(afternoon).showing },
    "answer call ask",
  ],
  ["no home", { listing: null }, "answer ask call"],
] as const)("offers what suits a request for %s", (_name, about, ids) => {
  expect(templatesFor(about).join(" ")).toBe(ids);
});

it("an answer begins with the greeting only", async () => {
  const intl = await loadReplyIntl("en");
  const person = { ...request, lastName: "Marsh", firstName: "Ellen" };
  expect(writeReply("answer", person, { intl, now, agent: "Grace Kim" })).toBe("Hi Ellen,");
});

it.each([
  ["an open house", [openHouse, past], "Saturday, December 5, 1–4 PM (Pacific Time) works. I look"],
  [
    "half a day",
    [afternoon, openHouse],
    "Thursday, December 3, 12–5 PM (Pacific Time) works. What",
  ],
  ["the second choice", [past, openHouse], "Does Saturday, December 5, 1–4 PM (Pacific Time) work"],
  [
    "the other choices",
    [past, afternoon, openHouse],
    "Does Thursday, December 3, 12–5 PM or Saturday, December 5, 1–4 PM (Pacific Time) work for you?",
  ],
  ["nothing that is over", [past], "What day and time work for a showing?"],
  ["no time", [], "What day and time work for a showing?"],
] as const)("a reply to a showing confirms or offers %s", async (_name, wishes, text) => {
  const intl = await loadReplyIntl("en");
  const about = wishes.length > 0 ? asked(...wishes) : request;
  const body = templateBody("showing", about, { intl, now });
  expect(body).toContain(text);
  expect(body).not.toMatch(/November 28|10 AM/);
});

it.each(locales)("a reply to a showing is complete in %s", async (locale) => {
  const intl = await loadReplyIntl(locale);
  for (const about of [asked(openHouse), asked(afternoon), asked(past, afternoon, openHouse)])
    expect(templateBody("showing", about, { intl, now })).not.toMatch(/[{}]|undefined/);
});
