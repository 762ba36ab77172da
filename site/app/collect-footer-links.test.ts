import { expect, it } from "vitest";
import { collectFooterLinks } from "./collect-footer-links.ts";

it.each([
  ["ko", "개인정보처리방침", "/terms/privacy#ko"],
  ["en", "Privacy Policy", "/en/terms/privacy#en"],
  ["en", "Your Privacy Choices", "/en/terms/privacy#en-cookies"],
  ["ja-JP", "利用規約", "/ja-JP/terms"],
] as const)("links in %s with %j to %s", (locale, label, href) => {
  expect(collectFooterLinks(locale)).toContainEqual({ label, href });
});

it("sorts the links of the pages, and ends with the register of lenders", () => {
  const links = collectFooterLinks("en").map(({ label }) => label);
  const known = ["How it works", "Terms of Use", "Privacy Policy", "Your Privacy Choices"];
  expect(links.filter((label) => known.includes(label))).toEqual(known);
  expect(links.at(-1)).toBe("NMLS Consumer Access");
});
