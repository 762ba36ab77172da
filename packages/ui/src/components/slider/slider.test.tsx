import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { describeRichField } from "../../../test/fixtures/describe-rich-field.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { Slider, type NumberRange } from "./slider.tsx";

const labels = controlLabelsFor("ko").slider;
const limits = { min: 0, max: 100 };

describeRichField("Slider", {
  field: (props) => <Slider {...limits} {...props} />,
  control: () => screen.getByRole("slider", { name: /활동 지역/ }),
  group: () => screen.getByRole("group"),
  without: ["error", "focus", "onBlur"],
  submitted: {
    field: (
      <Slider {...limits} range labels={labels} label="가격" name="price" defaultValue={[20, 60]} />
    ),
    entries: [
      ["price", "20"],
      ["price", "60"],
    ],
  },
});

const dollars = { style: "currency", currency: "USD", maximumFractionDigits: 0 } as const;

describe("Slider", () => {
  it("moves by keys and shows the formatted value", async () => {
    const change = vi.fn<(value: number) => void>();
    render(
      <LocaleProvider locale="en">
        <Slider
          min={0}
          max={2_000_000}
          step={50_000}
          label="가격"
          formatOptions={dollars}
          defaultValue={1_000_000}
          onChange={change}
        />
      </LocaleProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(change.mock.calls).toEqual([[1_050_000]]);
    expect(screen.getByRole("status")).toHaveTextContent("$1,050,000");
  });

  it("has two named thumbs that do not pass each other", async () => {
    const change = vi.fn<(value: NumberRange) => void>();
    render(
      <Slider
        {...limits}
        range
        labels={labels}
        label="가격"
        defaultValue={[50, 51]}
        onChange={change}
      />,
    );
    await userEvent.tab();
    expect(screen.getByRole("slider", { name: /최소/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(change.mock.calls).toEqual([[[51, 51]]]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -5, 500])("limits the value %s", (value) => {
    render(<Slider {...limits} label="가격" value={value} />);
    const now = Number(screen.getByRole("slider").getAttribute("value"));
    expect(now).toBeGreaterThanOrEqual(0);
    expect(now).toBeLessThanOrEqual(100);
  });
});
