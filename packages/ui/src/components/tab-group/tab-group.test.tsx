import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { TabGroup, type TabGroupProps } from "./tab-group.tsx";

const tabs = [
  { id: "a", label: "새 문의", count: "6", panel: <input aria-label="메모" /> },
  { id: "b", label: "보관", disabled: true, panel: "둘" },
  { id: "c", label: "스팸", panel: "셋" },
];
const group = (change: Partial<TabGroupProps> = {}) => (
  <TabGroup label="받은 문의" tabs={tabs} {...change} />
);
const tab = (name: RegExp) => screen.getByRole("tab", { name });
const selected = () => screen.getByRole("tab", { selected: true }).textContent;

describe("TabGroup", () => {
  it("hydrates with each tab next to its panel and the first one selected", () => {
    hydrate(group({ id: "inbox", className: "own" }));
    expect(screen.getByRole("tablist", { name: "받은 문의" })).toBeInTheDocument();
    expect(tab(/새 문의 6/)).toHaveAttribute("aria-selected", "true");
    expect(tab(/보관/)).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("tabpanel", { name: /새 문의/ })).toBeVisible();
    expect(document.querySelector("#inbox")).toHaveClass("own");
  });

  it("is one tab stop and skips disabled tabs", async () => {
    const onChange = vi.fn<(id: string) => void>();
    render(group({ onChange }));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(tab(/스팸/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(tab(/새 문의/)).toHaveFocus();
    expect(onChange.mock.calls.flat().slice(-2)).toEqual(["c", "a"]);
  });

  it("moves by the vertical arrow keys when it is vertical", async () => {
    render(group({ orientation: "vertical" }));
    expect(screen.getByRole("tablist")).toHaveAttribute("aria-orientation", "vertical");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(selected()).toBe("스팸 ");
  });

  it("moves in the reading direction from right to left", async () => {
    render(<I18nProvider locale="ar">{group({ defaultValue: "a" })}</I18nProvider>);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    expect(tab(/스팸/)).toHaveFocus();
  });

  it("preserves input in a hidden panel, which is inert", async () => {
    render(group());
    const note = screen.getByRole("textbox");
    await userEvent.type(note, "뒷마당");
    await userEvent.click(tab(/스팸/));
    expect(note.closest("[inert]")).not.toBeNull();
    await userEvent.click(tab(/새 문의/));
    expect(note).toHaveValue("뒷마당");
    expect(note.closest("[inert]")).toBeNull();
  });

  it("selects by Enter only with manual", async () => {
    render(group({ manual: true }));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(selected()).toBe("새 문의 6");
    await userEvent.keyboard("{Enter}");
    expect(selected()).toBe("스팸 ");
  });
});
