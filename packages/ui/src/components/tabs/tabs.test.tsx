import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Tabs } from "./tabs.tsx";

const tabs = [
  { id: "a", label: "매물", count: "6", panel: <input aria-label="메모" /> },
  { id: "b", label: "임대", count: "2", panel: "둘" },
  { id: "c", label: "매매 완료", panel: "셋" },
];
const tab = (name: RegExp) => screen.getByRole("tab", { name });

describe("Tabs", () => {
  it("associates each tab with its panel and shows the first", () => {
    hydrate(<Tabs label="종류" tabs={tabs} />);
    expect(screen.getByRole("tablist", { name: "종류" })).toBeInTheDocument();
    expect(tab(/매물 6/)).toHaveAttribute("aria-selected", "true");
    expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
    expect(screen.getByRole("tabpanel", { name: /매물/ })).toHaveAttribute(
      "id",
      tab(/매물 6/).getAttribute("aria-controls"),
    );
  });

  it("is one tab stop, moves by arrow keys, Home and End, and wraps", async () => {
    const change = vi.fn<(id: string) => void>();
    render(<Tabs label="종류" tabs={tabs} onChange={change} />);
    await userEvent.tab();
    expect(tab(/매물 6/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(tab(/임대/)).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowRight}{ArrowLeft}{Home}{PageDown}");
    expect(change.mock.calls.flat()).toEqual(["b", "c", "a", "c", "a"]);
    await userEvent.tab();
    expect(screen.getByRole("tabpanel")).toHaveFocus();
  });

  it("preserves input in a hidden panel", async () => {
    render(<Tabs label="종류" tabs={tabs} />);
    await userEvent.type(screen.getByRole("textbox"), "뒷마당");
    await userEvent.click(tab(/임대/));
    expect(screen.queryByRole("textbox")).toBeNull();
    await userEvent.click(tab(/매물 6/));
    expect(screen.getByRole("textbox")).toHaveValue("뒷마당");
  });

  it("shows the controlled tab, or the first for an unknown id", () => {
    const { rerender } = render(<Tabs label="종류" tabs={tabs} value="c" />);
    expect(tab(/매매/)).toHaveAttribute("aria-selected", "true");
    rerender(<Tabs label="종류" tabs={tabs} value="gone" />);
    expect(tab(/매물 6/)).toHaveAttribute("aria-selected", "true");
  });
});
