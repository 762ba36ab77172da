import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { describeRichField } from "../../../test/fixtures/describe-rich-field.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { DateRangePicker, type DayRange } from "./date-range-picker.tsx";

const group = () => screen.getByRole("group", { name: "활동 지역" });
const week: DayRange = { start: "2026-11-16", end: "2026-11-20" };

describeRichField("DateRangePicker", {
  field: (props) => <DateRangePicker {...props} />,
  control: group,
  submitted: {
    field: <DateRangePicker label="기간" startName="from" endName="to" defaultValue={week} />,
    entries: [
      ["from", "2026-11-16"],
      ["to", "2026-11-20"],
    ],
  },
});

describe("DateRangePicker", () => {
  it("selects first and last day in the calendar", async () => {
    const change = vi.fn<(value: DayRange | null) => void>();
    render(
      <LocaleProvider locale="en">
        <DateRangePicker label="활동 지역" defaultValue={week} onChange={change} />
      </LocaleProvider>,
    );
    await userEvent.click(within(group()).getByRole("button"));
    const grid = within(screen.getByRole("grid"));
    await userEvent.click(grid.getByRole("button", { name: /November 3, 2026/ }));
    await userEvent.click(grid.getByRole("button", { name: /November 6, 2026/ }));
    expect(change.mock.calls).toEqual([[{ start: "2026-11-03", end: "2026-11-06" }]]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("does not select days outside its limits or unavailable days", async () => {
    const change = vi.fn<(value: DayRange | null) => void>();
    render(
      <LocaleProvider locale="en">
        <DateRangePicker
          label="활동 지역"
          defaultValue={week}
          min="2026-11-10"
          max="2026-11-25"
          isUnavailable={(date) => date === "2026-11-24"}
          onChange={change}
        />
      </LocaleProvider>,
    );
    await userEvent.click(within(group()).getByRole("button"));
    const day = (name: RegExp) => within(screen.getByRole("grid")).getByRole("button", { name });
    for (const name of [/November 9, 2026/, /November 26, 2026/, /November 24, 2026/])
      await userEvent.click(day(name));
    await userEvent.click(day(/November 10, 2026/));
    await userEvent.click(day(/November 23, 2026/));
    expect(change.mock.calls).toEqual([[{ start: "2026-11-10", end: "2026-11-23" }]]);
  });

  it("shows a range with an invalid day as an empty field", () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    render(<DateRangePicker label="활동 지역" value={{ start: "2026-11-16", end: "soon" }} />);
    expect(report.mock.calls.flat().join()).toContain('value.end is "soon"');
    report.mockRestore();
    expect(group()).not.toHaveTextContent("2026");
  });
});
