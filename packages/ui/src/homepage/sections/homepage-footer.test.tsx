import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { housing } from "./homepage-footer.css.ts";
import { LegalMarks } from "./homepage-footer.tsx";

const text = "住宅の機会均等（Equal Housing Opportunity）";

it("has the text of a mark in one element, which the flex container does not split", () => {
  const { container } = render(
    <LegalMarks content={{ legal: { marks: [{ id: "equalHousing", text }] } }} />,
  );
  const [icon, ...texts] = container.querySelector(`.${housing}`)?.childNodes ?? [];
  expect(icon?.nodeName).toBe("svg");
  expect(texts.map((node) => node.textContent)).toEqual([text]);
});
