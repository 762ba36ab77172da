import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Disclosure } from "../disclosure/disclosure.tsx";
import { Accordion, type AccordionProps } from "./accordion.tsx";

const accordion = (props: Partial<AccordionProps> = {}) => (
  <Accordion {...props}>
    <Disclosure id="fees" title="비용">
      월 0원
    </Disclosure>
    <Disclosure id="domain" title="도메인">
      직접 연결
    </Disclosure>
  </Accordion>
);
const open = () =>
  screen
    .getAllByRole("button")
    .filter((button) => button.getAttribute("aria-expanded") === "true")
    .map(({ textContent }) => textContent);

describe("Accordion", () => {
  it("hydrates with its initial part and opens one part at a time", async () => {
    const onExpandedChange = vi.fn<(ids: ReadonlySet<string>) => void>();
    hydrate(accordion({ defaultExpanded: ["fees"], onExpandedChange, className: "own" }));
    expect(open()).toEqual(["비용"]);
    await userEvent.click(screen.getByRole("button", { name: "도메인" }));
    expect(open()).toEqual(["도메인"]);
    expect(onExpandedChange.mock.calls).toEqual([[new Set(["domain"])]]);
    expect(document.querySelector(".own")).toBeInTheDocument();
  });

  it("opens several parts with multiple", async () => {
    render(accordion({ multiple: true }));
    await userEvent.click(screen.getByRole("button", { name: "비용" }));
    await userEvent.click(screen.getByRole("button", { name: "도메인" }));
    expect(open()).toEqual(["비용", "도메인"]);
  });
});
