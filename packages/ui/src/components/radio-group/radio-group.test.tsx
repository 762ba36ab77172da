import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { describeRichField } from "../../../test/fixtures/describe-rich-field.tsx";
import { RadioGroup } from "./radio-group.tsx";

const options = [
  { value: "portrait", label: "포트레이트", description: "인물이 먼저 보입니다." },
  { value: "panorama", label: "파노라마" },
  { value: "editorial", label: "에디토리얼", disabled: true },
];

describeRichField("RadioGroup", {
  field: (props) => <RadioGroup options={options} {...props} />,
  control: () => screen.getByRole("radiogroup", { name: "활동 지역" }),
  submitted: {
    field: <RadioGroup label="디자인" name="design" options={options} defaultValue="panorama" />,
    entries: [["design", "panorama"]],
  },
});

describe("RadioGroup", () => {
  it("is one tab stop, moves by arrow keys and skips disabled options", async () => {
    const change = vi.fn<(value: string) => void>();
    render(<RadioGroup label="디자인" options={options} onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(change.mock.calls.flat()).toEqual(["panorama", "portrait"]);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it("selects by a press on the description", async () => {
    render(<RadioGroup label="디자인" options={options} />);
    await userEvent.click(screen.getByText("인물이 먼저 보입니다."));
    expect(screen.getByRole("radio", { name: /포트레이트/ })).toBeChecked();
  });

  it("renders options as the caller does, and is one radio group", async () => {
    const change = vi.fn<(value: string) => void>();
    render(
      <RadioGroup label="디자인" options={options} defaultValue="portrait" onChange={change}>
        {({ label }, isSelected) => <b>{isSelected ? `${label} ✓` : label}</b>}
      </RadioGroup>,
    );
    expect(screen.getByRole("radio", { name: "포트레이트 ✓" })).toBeChecked();
    await userEvent.click(screen.getByText("파노라마"));
    expect(change.mock.calls).toEqual([["panorama"]]);
    const option = screen.getByText("파노라마 ✓").closest("[data-slot=option]");
    expect(option).toHaveAttribute("data-selected", "true");
  });

  it("is invalid with an error", () => {
    render(<RadioGroup label="디자인" options={options} error="골라 주세요." required />);
    expect(screen.getByRole("radiogroup")).toBeInvalid();
    expect(screen.getByRole("radiogroup")).toBeRequired();
  });
});
