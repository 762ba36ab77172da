import { expect, it } from "vitest";
import { collectFooterLinks } from "./collect-footer-links.ts";

it.each([
  [
    "ko",
    [
      ["제작 과정", "/process"],
      ["이용약관", "/terms"],
      ["개인정보처리방침", "/terms/privacy#ko"],
      ["개인정보 설정", "/terms/privacy#ko-cookies"],
      ["NMLS 소비자 조회", "https://www.nmlsconsumeraccess.org"],
    ],
  ],
  [
    "en",
    [
      ["How it works", "/en/process"],
      ["Terms of Use", "/en/terms"],
      ["Privacy Policy", "/en/terms/privacy#en"],
      ["Your Privacy Choices", "/en/terms/privacy#en-cookies"],
      ["NMLS Consumer Access", "https://www.nmlsconsumeraccess.org"],
    ],
  ],
] as const)("collects the links of the pages in their order: %s", (locale, links) => {
  expect(collectFooterLinks(locale).map(({ label, href }) => [label, href])).toEqual(links);
});
