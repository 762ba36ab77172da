import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { describeRichField } from "../../../test/fixtures/describe-rich-field.tsx";
import { ComboBox, type ListOption } from "./combo-box.tsx";

const labels = controlLabelsFor("ko").comboBox;

const options: readonly ListOption[] = [
  { value: "irvine", label: "어바인" },
  { value: "fullerton", label: "풀러턴" },
  { value: "duluth", label: "덜루스" },
];

const required = { options, labels };
const input = () => screen.getByRole("combobox", { name: "활동 지역" });
const names = () => screen.getAllByRole("option").map((option) => option.textContent);

describeRichField("ComboBox", {
  field: (props) => <ComboBox {...required} {...props} />,
  control: input,
  submitted: {
    field: <ComboBox {...required} label="도시" name="city" defaultValue="irvine" />,
    entries: [["city", "irvine"]],
  },
});

describe("ComboBox", () => {
  it("filters while typing and selects by key", async () => {
    const change = vi.fn<(value: string | null) => void>();
    render(<ComboBox {...required} label="활동 지역" onChange={change} />);
    await userEvent.type(input(), "어바");
    expect(names()).toEqual(["어바인"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(change.mock.calls).toEqual([["irvine"]]);
    expect(input()).toHaveValue("어바인");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("shows all options by its button, although one is selected", async () => {
    render(<ComboBox {...required} label="활동 지역" defaultValue="irvine" />);
    await userEvent.click(screen.getByRole("button"));
    expect(names()).toHaveLength(options.length);
  });

  it("restores the selected option when the text matches none", async () => {
    render(<ComboBox {...required} label="활동 지역" defaultValue="irvine" />);
    await userEvent.clear(input());
    await userEvent.type(input(), "없는 도시");
    expect(screen.getByText(labels.empty)).toBeInTheDocument();
    await userEvent.tab();
    expect(input()).toHaveValue("");
  });

  it("creates a value, which stays in the list", async () => {
    const change = vi.fn<(value: string | null) => void>();
    render(
      <form>
        <ComboBox {...required} label="활동 지역" name="city" creatable onChange={change} />
      </form>,
    );
    await userEvent.type(input(), "스와니");
    await userEvent.click(screen.getByRole("option", { name: "‘스와니’ 추가" }));
    expect(change.mock.calls).toEqual([["스와니"]]);
    expect(input()).toHaveValue("스와니");
    const form = input().closest("form");
    expect(form && [...new FormData(form)]).toEqual([["city", "스와니"]]);
    await userEvent.clear(input());
    await userEvent.type(input(), "스와");
    expect(names()).toEqual(["스와니", "‘스와’ 추가"]);
  });

  it("shows a stored value that is in no option", () => {
    render(<ComboBox {...required} label="활동 지역" creatable defaultValue="스와니" />);
    expect(input()).toHaveValue("스와니");
  });

  it("empties the input after a selection with clearOnSelect", async () => {
    const change = vi.fn<(value: string | null) => void>();
    render(<ComboBox {...required} label="활동 지역" creatable clearOnSelect onChange={change} />);
    await userEvent.type(input(), "어바");
    await userEvent.click(screen.getByRole("option", { name: "어바인" }));
    expect(input()).toHaveValue("");
    await userEvent.type(input(), "스와니{ArrowDown}{Enter}");
    expect(input()).toHaveValue("");
    await userEvent.type(input(), "어바인{ArrowDown}{Enter}");
    expect(change.mock.calls).toEqual([["irvine"], ["스와니"], ["irvine"]]);
    expect(input()).toHaveValue("");
    expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.type(input(), "없는");
    await userEvent.tab();
    expect(input()).toHaveValue("");
  });

  it("offers no new value for the label of an option", async () => {
    render(<ComboBox {...required} label="활동 지역" creatable />);
    await userEvent.type(input(), "어바인");
    expect(names()).toEqual(["어바인"]);
  });
});

it("accepts no text beyond its longest", async () => {
  render(<ComboBox {...required} label="활동 지역" freeText maxLength={3} />);
  await userEvent.type(input(), "어바인 시");
  expect(input()).toHaveValue("어바인");
});

describe("ComboBox with freeText", () => {
  const text = (change: (value: string | null) => void, defaultValue = "") => (
    <form>
      <ComboBox
        {...required}
        label="활동 지역"
        name="city"
        lang="ko"
        freeText
        defaultValue={defaultValue}
        onChange={change}
      />
    </form>
  );
  const submitted = () => {
    const form = input().closest("form");
    return form && [...new FormData(form)];
  };

  it("keeps a text that is no option, and reports it on each key", async () => {
    const change = vi.fn<(value: string | null) => void>();
    render(text(change));
    expect(input()).toHaveAttribute("lang", "ko");
    await userEvent.type(input(), "스와");
    expect(change).toHaveBeenLastCalledWith("스와");
    expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.tab();
    expect(input()).toHaveValue("스와");
    expect(submitted()).toEqual([["city", "스와"]]);
  });

  it.each([
    ["by key", () => userEvent.keyboard("{ArrowDown}{Enter}")],
    ["by pointer", () => userEvent.click(screen.getByRole("option", { name: "풀러턴" }))],
  ])("takes the label of a suggestion that is chosen %s", async (_, choose) => {
    const change = vi.fn<(value: string | null) => void>();
    render(text(change));
    await userEvent.type(input(), "풀");
    expect(names()).toEqual(["풀러턴"]);
    await choose();
    expect(change.mock.calls).toEqual([["풀"], ["풀러턴"]]);
    expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.tab();
    expect(submitted()).toEqual([["city", "풀러턴"]]);
    await userEvent.type(input(), "시");
    await userEvent.tab();
    expect(input()).toHaveValue("풀러턴시");
  });

  it("keeps the text when the list is closed by Escape, and opens none for the text of an option", async () => {
    const change = vi.fn<(value: string | null) => void>();
    render(text(change, "스와니"));
    await userEvent.clear(input());
    await userEvent.type(input(), "어바");
    await userEvent.keyboard("{Escape}");
    expect(input()).toHaveValue("어바");
    await userEvent.type(input(), "인");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(change).toHaveBeenLastCalledWith("어바인");
  });

  it("follows a controlled text", () => {
    const { rerender } = render(<ComboBox {...required} label="활동 지역" freeText value="가" />);
    rerender(<ComboBox {...required} label="활동 지역" freeText value="나" />);
    expect(input()).toHaveValue("나");
  });
});

describe("ComboBox with loadOptions", () => {
  const load = async (text: string): Promise<readonly ListOption[]> =>
    options.filter(({ label }) => label.includes(text));
  const freeText = { labels, label: "활동 지역", freeText: true, defaultValue: "" } as const;

  it("requests options at the first focus, not at the first render", async () => {
    const loadOptions = vi.fn<typeof load>(load);
    render(<ComboBox labels={labels} label="활동 지역" loadOptions={loadOptions} />);
    await waitFor(() => expect(loadOptions).not.toHaveBeenCalled());
    await userEvent.type(input(), "풀러");
    await waitFor(() => expect(names()).toEqual(["풀러턴"]));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(input()).toHaveValue("풀러턴");
  });

  it("empties the input after a selection with clearOnSelect", async () => {
    const change = vi.fn<(value: string | null) => void>();
    render(
      <ComboBox
        labels={labels}
        label="활동 지역"
        loadOptions={load}
        clearOnSelect
        onChange={change}
      />,
    );
    await userEvent.type(input(), "풀러");
    await userEvent.click(await screen.findByRole("option", { name: "풀러턴" }));
    expect(change.mock.calls).toEqual([["fullerton"]]);
    expect(input()).toHaveValue("");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("shows the label of the selected option before the first request", () => {
    render(
      <ComboBox
        labels={labels}
        label="활동 지역"
        loadOptions={load}
        options={options.slice(0, 1)}
        defaultValue="irvine"
      />,
    );
    expect(input()).toHaveValue("어바인");
  });

  it("with freeText opens for the options of the typed text, and reports the chosen one", async () => {
    const { promise, resolve } = Promise.withResolvers<readonly ListOption[]>();
    const loadOptions = vi.fn<typeof load>(() => promise);
    const change = vi.fn<(value: string | null) => void>();
    const choose = vi.fn<(option: ListOption) => void>();
    render(
      <ComboBox {...freeText} loadOptions={loadOptions} onChange={change} onSuggestion={choose} />,
    );
    await userEvent.type(input(), "풀");
    expect(screen.queryByRole("listbox")).toBeNull();
    const found = await load("풀러턴");
    await act(async () => resolve(found));
    await userEvent.click(await screen.findByRole("option", { name: "풀러턴" }));
    expect(loadOptions.mock.calls).toEqual([["풀", expect.any(AbortSignal)]]);
    expect(change.mock.calls).toEqual([["풀"], ["풀러턴"]]);
    expect(choose.mock.calls).toEqual([[found[0]]]);
    expect(input()).toHaveValue("풀러턴");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("with freeText keeps the text when a request fails", async () => {
    const loadOptions = () => Promise.reject(new Error("offline"));
    render(<ComboBox {...freeText} loadOptions={loadOptions} />);
    await userEvent.type(input(), "풀러");
    await userEvent.tab();
    expect(input()).toHaveValue("풀러");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("announces that options load and that a request failed", async () => {
    const { promise, reject } = Promise.withResolvers<readonly ListOption[]>();
    render(<ComboBox labels={labels} label="활동 지역" loadOptions={() => promise} />);
    await userEvent.type(input(), "어");
    expect(await screen.findByText(labels.loading)).toBeInTheDocument();
    reject(new Error("offline"));
    expect(await screen.findByText(labels.failed)).toBeInTheDocument();
  });
});
