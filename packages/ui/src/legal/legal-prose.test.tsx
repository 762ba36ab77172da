import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { LegalProse } from "./legal-prose.tsx";
import { placeholder, unbroken } from "./legal-prose.css.ts";

it("keeps a phone number on one line and marks placeholders", () => {
  const { container } = render(<LegalProse text="[Company] · 949-555-0144 · 100-200" />);
  expect(container).toHaveTextContent("[Company] · 949-555-0144 · 100-200");
  expect(container.querySelector(`.${unbroken}`)).toHaveTextContent(/^949-555-0144$/);
  expect(container.querySelector(`mark.${placeholder}`)).toHaveTextContent("[Company]");
});

it("keeps an NMLS number on one line", () => {
  const { container } = render(
    <LegalProse text="Sample Lending, Inc. · NMLS ID 9900044 · Lender" />,
  );
  expect(container.querySelector(`.${unbroken}`)).toHaveTextContent(/^NMLS ID 9900044$/);
});
