import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { describeRichField } from "../../../test/fixtures/describe-rich-field.tsx";
import { SearchField } from "./search-field.tsx";

const input = () => screen.getByRole("searchbox", { name: "활동 지역" });

describeRichField("SearchField", {
  field: (props) => <SearchField {...props} />,
  control: input,
  submitted: {
    field: <SearchField label="이름" name="q" defaultValue="김" />,
    entries: [["q", "김"]],
  },
});

describe("SearchField", () => {
  it("clears by its button, which appears with text, and keeps the focus", async () => {
    const change = vi.fn<(value: string) => void>();
    render(<SearchField label="활동 지역" onChange={change} />);
    expect(screen.queryByRole("button")).toBeNull();
    await userEvent.type(input(), "김");
    await userEvent.click(screen.getByRole("button"));
    expect(change.mock.calls.flat()).toEqual(["김", ""]);
    expect(input()).toHaveFocus();
  });

  it("submits with Enter and clears with Esc", async () => {
    const submit = vi.fn<(value: string) => void>();
    render(<SearchField label="활동 지역" onSubmit={submit} labelHidden />);
    await userEvent.type(input(), "서연{Enter}");
    expect(submit.mock.calls).toEqual([["서연"]]);
    await userEvent.keyboard("{Escape}");
    expect(input()).toHaveValue("");
  });
});
