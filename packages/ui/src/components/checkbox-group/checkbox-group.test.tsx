import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { describeRichField } from "../../../test/fixtures/describe-rich-field.tsx";
import { CheckboxGroup } from "./checkbox-group.tsx";

const options = [
  { value: "ko", label: "한국어" },
  { value: "en", label: "English" },
  { value: "ja", label: "日本語", disabled: true },
];

describeRichField("CheckboxGroup", {
  field: (props) => <CheckboxGroup options={options} {...props} />,
  control: () => screen.getByRole("group", { name: "활동 지역" }),
  submitted: {
    field: <CheckboxGroup label="언어" name="lang" options={options} defaultValue={["ko", "en"]} />,
    entries: [
      ["lang", "ko"],
      ["lang", "en"],
    ],
  },
});

describe("CheckboxGroup", () => {
  it("toggles by key and reports all selected values", async () => {
    const change = vi.fn<(value: string[]) => void>();
    render(
      <CheckboxGroup label="언어" options={options} defaultValue={["ko"]} onChange={change} />,
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(change.mock.calls).toEqual([[["ko", "en"]]]);
    await userEvent.click(screen.getByRole("checkbox", { name: "한국어" }));
    expect(change).toHaveBeenLastCalledWith(["en"]);
  });

  it("shows the controlled values", async () => {
    render(<CheckboxGroup label="언어" options={options} value={["ko"]} />);
    await userEvent.click(screen.getByRole("checkbox", { name: "English" }));
    expect(screen.getByRole("checkbox", { name: "English" })).not.toBeChecked();
  });
});
