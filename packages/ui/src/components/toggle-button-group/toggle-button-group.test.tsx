import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { readFormData } from "../../../test/fixtures/describe-rich-field.tsx";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { ToggleButtonGroup } from "./toggle-button-group.tsx";

const options = [
  { value: "unread", label: "안 읽음" },
  { value: "ko", label: "한국어", icon: <svg /> },
  { value: "spam", label: "스팸", disabled: true },
];

const props = { label: "필터", options };

describe("ToggleButtonGroup", () => {
  it("renders a named group on the server, in which icons have accessible names", () => {
    hydrate(<ToggleButtonGroup {...props} selection="multiple" defaultValue={["ko"]} />);
    expect(screen.getByRole("toolbar", { name: "필터" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "한국어" })).toHaveAttribute("aria-pressed", "true");
  });

  it("turns several buttons on and off by key", async () => {
    const change = vi.fn<(value: string[]) => void>();
    render(<ToggleButtonGroup {...props} selection="multiple" onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard(" {ArrowRight} ");
    expect(change.mock.calls).toEqual([[["unread"]], [["unread", "ko"]]]);
    await userEvent.keyboard(" ");
    expect(change).toHaveBeenLastCalledWith(["unread"]);
  });

  it("has at most one selected button with selection single", async () => {
    const change = vi.fn<(value: string[]) => void>();
    render(
      <ToggleButtonGroup
        {...props}
        selection="single"
        defaultValue={["unread"]}
        onChange={change}
      />,
    );
    await userEvent.click(screen.getByRole("radio", { name: "한국어" }));
    expect(change.mock.calls).toEqual([[["ko"]]]);
    await userEvent.click(screen.getByRole("radio", { name: "한국어" }));
    expect(change).toHaveBeenLastCalledWith([]);
  });

  it("shows the controlled values and submits them", async () => {
    const ref = createRef<HTMLDivElement>();
    const page = render(
      <form>
        <ToggleButtonGroup
          {...props}
          selection="multiple"
          value={["unread", "ko"]}
          name="filter"
          id="filters"
          ref={ref}
          className="own"
        />
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "한국어" }));
    const form = page.container.querySelector("form");
    expect(form && readFormData(form)).toEqual([
      ["filter", "unread"],
      ["filter", "ko"],
    ]);
    expect(ref.current).toHaveClass("own");
    expect(ref.current).toHaveAttribute("id", "filters");
  });
});
