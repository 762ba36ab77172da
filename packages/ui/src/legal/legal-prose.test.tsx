import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { LegalProse } from "./legal-prose.tsx";
import { unbroken } from "./legal-prose.css.ts";

it("keeps a phone number on one line", () => {
  const { container } = render(<LegalProse text="Company, 949-555-0144, 100-200" />);
  expect(container).toHaveTextContent("Company, 949-555-0144, 100-200");
  expect(container.querySelector(`.${unbroken}`)).toHaveTextContent(/^949-555-0144,$/);
});

it.each([
  ["本社 公正住宅融資機関（Equal Housing Lender）", ["公正住宅融資機関"]],
  ["その（ジョージア州不動産委員会）、", ["（ジョージア", "州不動産委員会）"]],
  ["不動産会社。パシフィック・レジャー不動産", ["不動産会社。", "パシフィック・レジャー"]],
  ["Financing Law（免許番号 60DBO-990044）。", ["（免許番号 60DBO-990044）"]],
  ["NMLS ID 9900044 情報の正確性を保証する", ["NMLS ID 9900044"]],
  ["一二三四五六七八九十一二三", []],
])("keeps the terms of %s on one line if asked to", (text, terms) => {
  const { container, rerender } = render(<LegalProse text={text} keepsTerms />);
  const find = () =>
    [...container.querySelectorAll(`.${unbroken}`)].map((term) => term.textContent);
  expect(find()).toEqual(terms);
  expect(container.textContent).toBe(text);
  rerender(<LegalProse text={text} />);
  expect(find()).toEqual(terms.filter((term) => /\d/.test(term)));
});

it.each([
  "NMLS ID 9900044",
  "60DBO-990044",
  "H-99044",
  "no. 99044",
  "no. 60DBO-990044",
  "면허 09900044",
  "免許番号 60DBO-990044",
  "番号 99044",
])("keeps %s on one line", (text) => {
  const { container } = render(<LegalProse text={`Sample Lending ${text}, 100-200`} />);
  expect(container.querySelector(`.${unbroken}`)).toHaveTextContent(new RegExp(`^${text},$`));
  expect(container).toHaveTextContent(`Sample Lending ${text}, 100-200`);
});
