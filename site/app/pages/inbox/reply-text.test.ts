import { locales } from "@realtor/api/locales";
import { expect, it } from "vitest";
import { loadReplyIntl, templateBody, templatesFor, writeReply } from "./reply-text.ts";

const listing = {
  listingKey: "CRMLS-1",
  address: "6591 Stonefield Lane, Irvine, CA",
  price: 1_575_000,
  searchType: "sale" as const,
  imageUrl: null,
};
const request = { lastName: "石井", firstName: "直美", name: "石井直美", listing };

it.each([
  ["en", { lastName: "Marsh", firstName: "Ellen", name: "Marsh Ellen" }, "Hello Ellen,"],
  ["ko", { lastName: "정", firstName: "하윤", name: "정하윤" }, "정하윤 님, 안녕하세요."],
  ["ja-JP", { lastName: "石井", firstName: "直美", name: "石井直美" }, "石井様"],
  ["en", { lastName: "", firstName: "", name: "$& Ltd" }, "Hello $& Ltd,"],
] as const)("greets in %s as is usual there", async (locale, sender, hello) => {
  const intl = await loadReplyIntl(locale);
  const text = writeReply("call", { ...sender, listing: null }, { intl, agent: "Grace Kim" });
  expect(text.split("\n")).toEqual([hello, expect.any(String), "Grace Kim"]);
});

it.each(locales)(
  "names the home by its street in %s, and leaves no placeholder",
  async (locale) => {
    const intl = await loadReplyIntl(locale);
    for (const id of templatesFor(request)) {
      const text = writeReply(id, request, { intl, agent: "" });
      expect(text).not.toMatch(/[{}]/);
      expect(text.endsWith("\n")).toBe(false);
    }
    expect(templateBody("showing", request, intl)).toContain("6591 Stonefield Lane");
    expect(templateBody("available", request, intl)).not.toContain("Irvine");
  },
);

it("offers only what suits a request without a home", () => {
  expect(templatesFor({ listing: null })).toEqual(["ask", "call"]);
});
