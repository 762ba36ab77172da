import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { describeRichField } from "../../../test/fixtures/describe-rich-field.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

const input = () => screen.getByRole("textbox", { name: "활동 지역" });

describeRichField("NumberField", {
  field: (props) => <NumberField {...props} />,
  control: input,
  submitted: {
    field: <NumberField label="가격" name="price" defaultValue={1_250_000.5} />,
    entries: [["price", "1250000.5"]],
  },
});

const dollars = { style: "currency", currency: "USD", maximumFractionDigits: 0 } as const;

function renderIn(locale: "ko" | "en", props: Partial<NumberFieldProps>) {
  render(
    <LocaleProvider locale={locale}>
      <NumberField label="활동 지역" {...props} />
    </LocaleProvider>,
  );
}

describe("NumberField", () => {
  it("reads a currency, and reports the number once more only if the focus leaves with another", async () => {
    const change = vi.fn<(value: number | null) => void>();
    renderIn("en", { formatOptions: dollars, onChange: change });
    await userEvent.type(input(), "$1,250,000");
    expect(change).toHaveBeenLastCalledWith(1_250_000);
    const calls = change.mock.calls.length;
    await userEvent.tab();
    expect(change).toHaveBeenCalledTimes(calls);
    expect(input()).toHaveValue("$1,250,000");
  });

  it("reports what is typed, and formats a controlled value when the focus leaves", async () => {
    const change = vi.fn<(value: number | null) => void>();
    function Controlled() {
      const [value, setValue] = useState<number | null>(1500);
      return (
        <NumberField
          label="활동 지역"
          value={value}
          max={2000}
          onChange={(number) => {
            change(number);
            setValue(number);
          }}
        />
      );
    }
    render(<Controlled />);
    expect(input()).toHaveValue("1,500");
    await userEvent.clear(input());
    await userEvent.type(input(), "2500");
    expect(input()).toHaveValue("2500");
    expect(change.mock.calls).toEqual([[null], [2], [25], [250], [2500]]);
    await userEvent.tab();
    expect(input()).toHaveValue("2,000");
    expect(change).toHaveBeenLastCalledWith(2000);
  });

  it("reports the limit when the value before was the limit", async () => {
    const change = vi.fn<(value: number | null) => void>();
    renderIn("en", { defaultValue: 10, max: 10, onChange: change });
    await userEvent.type(input(), "0");
    await userEvent.tab();
    expect(change.mock.calls).toEqual([[100], [10]]);
    expect(input()).toHaveValue("10");
  });

  it("reads full-width digits", async () => {
    const change = vi.fn<(value: number | null) => void>();
    renderIn("ko", { onChange: change });
    await userEvent.type(input(), "１２");
    await userEvent.tab();
    expect(change.mock.calls).toEqual([[1], [12]]);
  });

  it("shows percent and units", () => {
    renderIn("en", {
      defaultValue: 0.065,
      formatOptions: { style: "percent", maximumFractionDigits: 2 },
    });
    expect(input()).toHaveValue("6.5%");
  });

  it("reports null for an empty field, and shows null and NaN as empty", async () => {
    const change = vi.fn<(value: number | null) => void>();
    renderIn("en", { defaultValue: 3, onChange: change });
    await userEvent.clear(input());
    await userEvent.tab();
    expect(change.mock.calls).toEqual([[null]]);
  });

  it.each([null, Number.NaN])("shows %s as an empty field", (value) => {
    renderIn("en", { value });
    expect(input()).toHaveValue("");
  });

  it("steps by keys and buttons within its limits", async () => {
    renderIn("en", { defaultValue: 9, min: 0, max: 10 });
    input().focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    expect(input()).toHaveValue("10");
    expect(screen.getByRole("button", { name: /Increase/ })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: /Decrease/ }));
    expect(input()).toHaveValue("9");
  });

  it("names its buttons in the language", () => {
    renderIn("ko", {});
    expect(screen.getByRole("button", { name: /증가/ })).toBeInTheDocument();
  });
});
