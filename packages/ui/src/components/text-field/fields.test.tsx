import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { NativeSelect } from "../native-select/native-select.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "./text-field.tsx";

const options = [
  { value: "Y", label: "네, 있습니다" },
  { value: "N", label: "아니요, 없습니다" },
];

const props = {
  label: "활동 지역",
  hint: "예: 어바인",
  error: "입력해 주세요.",
  required: true,
};

describe.each([
  ["TextField", () => <TextField {...props} />],
  ["TextArea", () => <TextArea {...props} />],
  ["NativeSelect", () => <NativeSelect {...props} options={options} />],
])("%s", (_, Control) => {
  it("is labeled by its label and described by its error and hint", () => {
    render(<Control />);
    const control = screen.getByLabelText("활동 지역");
    expect(control).toBeInvalid();
    expect(control).toBeRequired();
    expect(control).toHaveAccessibleDescription("입력해 주세요. 예: 어바인");
  });
});

describe("TextField", () => {
  it("describes the control as optional without changing its name", () => {
    render(<TextField label="이메일" mark="선택" />);
    const control = screen.getByRole("textbox", { name: "이메일" });
    expect(control).toHaveAccessibleDescription("선택");
    expect(control).toBeValid();
  });

  it("uses the given id", () => {
    render(<TextField label="이름" id="name" />);
    expect(screen.getByLabelText("이름")).toHaveAttribute("id", "name");
  });
});

describe("NativeSelect", () => {
  it("selects an option", async () => {
    render(<NativeSelect label="홈페이지" options={options} placeholder="선택해 주세요" />);
    const select = screen.getByRole("combobox", { name: "홈페이지" });
    expect(select).toHaveDisplayValue("선택해 주세요");
    await userEvent.selectOptions(select, "Y");
    expect(select).toHaveDisplayValue("네, 있습니다");
  });
});

describe("Checkbox", () => {
  it("toggles by its label and the space bar", async () => {
    render(<Checkbox label="동의합니다" />);
    const box = screen.getByRole("checkbox", { name: "동의합니다" });
    await userEvent.click(screen.getByText("동의합니다"));
    expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    expect(box).not.toBeChecked();
  });

  it("is described by its error", () => {
    render(<Checkbox label="동의합니다" error="동의해 주세요." />);
    const box = screen.getByRole("checkbox");
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription("동의해 주세요.");
  });
});
