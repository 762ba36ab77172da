import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { describeRichField } from "../../../test/fixtures/describe-rich-field.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { TimeField, type TimeFieldProps } from "./time-field.tsx";

const group = () => screen.getByRole("group", { name: "활동 지역" });

describeRichField("TimeField", {
  field: (props) => <TimeField {...props} />,
  control: group,
  submitted: {
    field: <TimeField label="시작" name="start" defaultValue="13:30" />,
    entries: [["start", "13:30:00"]],
  },
});

function renderIn(locale: "ko" | "en", props: Partial<TimeFieldProps>) {
  render(
    <LocaleProvider locale={locale}>
      <TimeField label="활동 지역" {...props} />
    </LocaleProvider>,
  );
}

describe("TimeField", () => {
  it.each([
    ["ko", "미 태평양 시간"],
    ["en", "Pacific Time"],
  ] as const)("names its time zone in %s, also as its description", (locale, zone) => {
    renderIn(locale, { timeZone: "America/Los_Angeles", hint: "Open house" });
    expect(screen.getByText(zone)).toBeVisible();
    expect(group()).toHaveAccessibleDescription(expect.stringContaining(zone));
  });

  it("reports a typed time in 24 hours", async () => {
    const change = vi.fn<(value: string | null) => void>();
    renderIn("en", { onChange: change });
    await userEvent.tab();
    await userEvent.keyboard("0130PM");
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith("13:30");
  });

  it.each([
    ["08:30", true],
    ["09:00", false],
    ["17:30", true],
  ])("with the limits 09:00 and 17:00, %s is invalid: %s", (defaultValue, invalid) => {
    render(
      <form>
        <TimeField label="활동 지역" min="09:00" max="17:00" defaultValue={defaultValue} />
      </form>,
    );
    act(() => void document.querySelector("form")?.checkValidity());
    expect(group().querySelectorAll("[aria-invalid=true]").length > 0).toBe(invalid);
  });

  it("shows no zone that does not exist, with a developer error", () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    renderIn("en", { timeZone: "Pacific" });
    expect(report.mock.calls.flat().join()).toContain('timeZone is "Pacific"');
    report.mockRestore();
    expect(group()).toBeInTheDocument();
  });
});
