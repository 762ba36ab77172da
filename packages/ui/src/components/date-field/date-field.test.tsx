import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { describeRichField } from "../../../test/fixtures/describe-rich-field.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { DateField } from "./date-field.tsx";

const group = () => screen.getByRole("group", { name: "활동 지역" });
const part = (name: RegExp) => screen.getByRole("spinbutton", { name });

describeRichField("DateField", {
  field: (props) => <DateField {...props} />,
  control: group,
  submitted: {
    field: <DateField label="생일" name="birthday" defaultValue="1980-02-29" />,
    entries: [["birthday", "1980-02-29"]],
  },
});

describe("DateField", () => {
  it.each([
    ["ko", "2026. 11. 20."],
    ["en", "11/20/2026"],
    ["ja-JP", "2026/11/20"],
  ] as const)("has the order of the language in %s", (locale, shown) => {
    render(
      <LocaleProvider locale={locale}>
        <DateField label="활동 지역" defaultValue="2026-11-20" />
      </LocaleProvider>,
    );
    // The library isolates the parts from text of another direction.
    expect(group().textContent.replaceAll(/[\u2066-\u2069]/g, "")).toBe(shown);
  });

  it("reports a complete date that is typed, and null when all parts are cleared", async () => {
    const change = vi.fn<(value: string | null) => void>();
    render(
      <LocaleProvider locale="en">
        <DateField label="활동 지역" onChange={change} />
      </LocaleProvider>,
    );
    await userEvent.tab();
    expect(part(/month/)).toHaveFocus();
    await userEvent.keyboard("11202026");
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith("2026-11-20");
    part(/year/).focus();
    await userEvent.keyboard("{Backspace}".repeat("11202026".length + 2));
    expect(change).toHaveBeenLastCalledWith(null);
  });

  it("changes a part by arrow keys", async () => {
    const change = vi.fn<(value: string | null) => void>();
    render(
      <LocaleProvider locale="en">
        <DateField label="활동 지역" defaultValue="2026-11-20" onChange={change} />
      </LocaleProvider>,
    );
    part(/day/).focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(change).toHaveBeenLastCalledWith("2026-11-21");
  });

  it("shows an invalid value as an empty field, with one developer error", () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { rerender } = render(<DateField label="활동 지역" value="20.11.2026" />);
    rerender(<DateField label="활동 지역" value="20.11.2026" />);
    expect(report.mock.calls).toEqual([
      [
        'value is "20.11.2026", which is not a valid YYYY-MM-DD, so it is ignored. Pass YYYY-MM-DD, for example "2026-11-20", or null.',
      ],
    ]);
    report.mockRestore();
    expect(part(/월|month/)).toHaveAttribute("aria-valuetext", expect.stringMatching(/비어|Empty/));
  });
});
