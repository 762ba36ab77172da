import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { LegalProse } from "./legal-prose.tsx";
import { unbroken } from "./legal-prose.css.ts";

it("keeps a phone number on one line", () => {
  const { container } = render(<LegalProse text="Company · 949-555-0144 · 100-200" />);
  expect(container).toHaveTextContent("Company · 949-555-0144 · 100-200");
  expect(container.querySelector(`.${unbroken}`)).toHaveTextContent(/^· 949-555-0144$/);
});

it("ends no line with a separator", () => {
  const { container } = render(<LegalProse text="NMLS ID 1 · Lender" />);
  expect(container.textContent).toBe("NMLS ID 1 ·\u00A0Lender");
});

it.each([
  ["本社 · 公正住宅融資機関 (Equal Housing Lender)", ["· 公正住宅融資機関"]],
  ["その(ジョージア州不動産委員会)、", ["(ジョージア", "州不動産委員会)"]],
  ["不動産会社。パシフィック・レジャー不動産", ["不動産会社。", "パシフィック・レジャー"]],
  ["NMLS ID 9900044 · 情報の正確性を保証する", ["NMLS ID 9900044"]],
  ["一二三四五六七八九十一二三", []],
])("keeps the terms of %s on one line if asked to", (text, terms) => {
  const { container, rerender } = render(<LegalProse text={text} keepsTerms />);
  const find = () =>
    [...container.querySelectorAll(`.${unbroken}`)].map((term) => term.textContent);
  expect(find()).toEqual(terms);
  expect(container.textContent?.replaceAll("\u00A0", " ")).toBe(text);
  rerender(<LegalProse text={text} />);
  expect(find()).toEqual(terms.filter((term) => term.startsWith("NMLS")));
});

it.each(["NMLS ID 9900044", "60DBO-990044", "H-99044"])("keeps %s on one line", (number) => {
  const { container } = render(<LegalProse text={`Sample Lending, no. ${number}, 100-200`} />);
  expect(container.querySelector(`.${unbroken}`)).toHaveTextContent(new RegExp(`^${number},$`));
  expect(container).toHaveTextContent(`Sample Lending, no. ${number}, 100-200`);
});
