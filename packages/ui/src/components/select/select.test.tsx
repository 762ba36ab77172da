import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { describeRichField } from "../../../test/fixtures/describe-rich-field.tsx";
import { Select, type ListOption } from "./select.tsx";

const options: readonly ListOption[] = [
  { value: "ca", label: "캘리포니아", description: "CRMLS" },
  { value: "ga", label: "조지아" },
  { value: "wa", label: "워싱턴", disabled: true },
];

const required = { options, placeholder: "선택해 주세요" };
const button = () => screen.getByRole("button", { name: /활동 지역/ });

describeRichField("Select", {
  field: (props) => <Select {...required} {...props} />,
  control: button,
  submitted: {
    field: <Select {...required} label="주" name="state" defaultValue="ga" />,
    entries: [["state", "ga"]],
  },
});

describe("Select", () => {
  it("opens by key, skips disabled options and selects with Enter", async () => {
    const change = vi.fn<(value: string) => void>();
    render(<Select {...required} label="활동 지역" onChange={change} />);
    expect(button()).toHaveTextContent("선택해 주세요");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("option", { name: "캘리포니아 CRMLS" })).toHaveFocus();
    await userEvent.keyboard("{End}{Enter}");
    expect(change.mock.calls).toEqual([["ga"]]);
    expect(button()).toHaveTextContent("조지아");
    expect(screen.queryByRole("listbox")).toBeNull();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it("shows the label of the selected option without its description", () => {
    render(<Select {...required} label="활동 지역" defaultValue="ca" />);
    expect(button()).toHaveTextContent(/^캘리포니아$/);
  });

  it("closes with Esc and keeps the value", async () => {
    render(<Select {...required} label="활동 지역" defaultValue="ca" />);
    await userEvent.click(button());
    await userEvent.keyboard("{ArrowDown}{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(button()).toHaveTextContent("캘리포니아");
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it("shows the controlled value", async () => {
    render(<Select {...required} label="활동 지역" value="ca" />);
    await userEvent.click(button());
    await userEvent.click(screen.getByRole("option", { name: "조지아" }));
    expect(button()).toHaveTextContent("캘리포니아");
  });

  it("shows the message of the browser when a required value is missing", () => {
    render(
      <form>
        <Select {...required} label="활동 지역" name="state" required />
      </form>,
    );
    const form = button().closest("form");
    expect(form?.checkValidity()).toBe(false);
  });

  it("does not block the submission while the caller shows an error", () => {
    render(
      <form>
        <Select {...required} label="활동 지역" name="state" required error="선택해 주세요." />
      </form>,
    );
    expect(button().closest("form")?.checkValidity()).toBe(true);
  });
});
