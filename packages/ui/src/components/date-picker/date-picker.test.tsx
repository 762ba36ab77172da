import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { describeRichField } from "../../../test/fixtures/describe-rich-field.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { DatePicker, type DatePickerProps } from "./date-picker.tsx";

const group = () => screen.getByRole("group", { name: "활동 지역" });

describeRichField("DatePicker", {
  field: (props) => <DatePicker {...props} />,
  control: group,
  submitted: {
    field: <DatePicker label="방문일" name="day" defaultValue="2026-11-20" />,
    entries: [["day", "2026-11-20"]],
  },
});

function renderPicker(props: Partial<DatePickerProps>) {
  render(
    <LocaleProvider locale="en">
      <DatePicker label="활동 지역" {...props} />
    </LocaleProvider>,
  );
}

const openButton = () => within(group()).getByRole("button");
const day = (name: RegExp) => within(screen.getByRole("grid")).getByRole("button", { name });

describe("DatePicker", () => {
  it("opens at the selected day, moves by arrow keys and selects with Enter", async () => {
    const change = vi.fn<(value: string | null) => void>();
    renderPicker({ defaultValue: "2026-11-20", onChange: change });
    await userEvent.click(openButton());
    expect(screen.getByRole("heading", { name: "November 2026" })).toBeInTheDocument();
    expect(day(/November 20, 2026/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    expect(change.mock.calls).toEqual([["2026-11-28"]]);
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(group()).toContainElement(document.activeElement as HTMLElement));
  });

  it("closes with Esc and returns the focus to its button", async () => {
    renderPicker({ defaultValue: "2026-11-20" });
    await userEvent.click(openButton());
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(openButton()).toHaveFocus());
  });

  it("does not select days outside its limits or unavailable days", async () => {
    const change = vi.fn<(value: string | null) => void>();
    renderPicker({
      defaultValue: "2026-11-20",
      min: "2026-11-10",
      max: "2026-11-25",
      isUnavailable: (date) => date === "2026-11-21",
      onChange: change,
    });
    await userEvent.click(openButton());
    for (const name of [/November 9, 2026/, /November 26, 2026/, /November 21, 2026/])
      await userEvent.click(day(name));
    expect(change).not.toHaveBeenCalled();
    expect(day(/November 21, 2026/)).toHaveAttribute("aria-disabled", "true");
  });

  it("moves to another month by its buttons", async () => {
    renderPicker({ defaultValue: "2026-11-20" });
    await userEvent.click(openButton());
    await userEvent.click(screen.getAllByRole("button", { name: "Next" })[0] ?? document.body);
    expect(screen.getByRole("heading", { name: "December 2026" })).toBeInTheDocument();
  });
});
