import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { LegalProse } from "./legal-prose.tsx";
import { unbroken } from "./legal-prose.css.ts";

it("keeps a phone number on one line", () => {
  const { container } = render(<LegalProse text="Company · 949-555-0144 · 100-200" />);
  expect(container).toHaveTextContent("Company · 949-555-0144 · 100-200");
  expect(container.querySelector(`.${unbroken}`)).toHaveTextContent(/^949-555-0144$/);
});

it("ends no line with a separator", () => {
  const { container } = render(<LegalProse text="NMLS ID 1 · Lender" />);
  expect(container.textContent).toBe("NMLS ID 1 ·\u00A0Lender");
});

it.each(["NMLS ID 9900044", "60DBO-990044", "H-99044"])("keeps %s on one line", (number) => {
  const { container } = render(<LegalProse text={`Sample Lending, no. ${number}, 100-200`} />);
  expect(container.querySelector(`.${unbroken}`)).toHaveTextContent(new RegExp(`^${number},$`));
  expect(container).toHaveTextContent(`Sample Lending, no. ${number}, 100-200`);
});
