import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { LegalProse } from "./legal-prose.tsx";
import { phone, placeholder } from "./legal-prose.css.ts";

it("keeps a phone number on one line and marks placeholders", () => {
  const { container } = render(<LegalProse text="[Company] · 949-555-0144 · 100-200" />);
  expect(container).toHaveTextContent("[Company] · 949-555-0144 · 100-200");
  expect(container.querySelector(`.${phone}`)).toHaveTextContent(/^949-555-0144$/);
  expect(container.querySelector(`mark.${placeholder}`)).toHaveTextContent("[Company]");
});

it("starts no line with a separator", () => {
  const { container } = render(<LegalProse text="NMLS ID 1 · Lender" />);
  expect(container.textContent).toBe("NMLS ID 1\u00A0· Lender");
});
