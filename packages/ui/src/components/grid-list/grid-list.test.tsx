import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { afterEach, describe, expect, it, vi } from "vitest";
import "../../../test/fixtures/browser-stubs.ts";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { startKeyboardDrag } from "../../../test/fixtures/start-keyboard-drag.ts";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import type { Locale } from "../../labels/labels.ts";
import { GridList, type GridListProps } from "./grid-list.tsx";

type Section = { id: string; name: string };
const sections: Section[] = [
  { id: "a", name: "About" },
  { id: "b", name: "Listings" },
  { id: "c", name: "Video" },
];

function Sections({
  locale = "en",
  ...change
}: Partial<GridListProps<Section>> & { locale?: Locale }) {
  const [items, setItems] = useState(sections);
  return (
    <I18nProvider locale={locale}>
      <GridList
        labels={controlLabelsFor(locale).gridList}
        label="Sections"
        items={items}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
        onReorder={setItems}
        {...change}
      >
        {({ name }, position) => `${position}. ${name}`}
      </GridList>
    </I18nProvider>
  );
}

const order = () => screen.getAllByRole("row").map((row) => row.getAttribute("aria-label"));
const button = (name: string) => screen.getByRole("button", { name });

// Also after a failed test: the timeout of each later one would be minutes.
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "elementFromPoint");
});

describe("GridList", () => {
  it.each(["ko", "en", "ja-JP"] as const)("hydrates in %s", (locale) => {
    hydrate(<Sections locale={locale} />);
    expect(screen.getByRole("grid", { name: "Sections" })).toBeInTheDocument();
    expect(order()).toEqual(["About", "Listings", "Video"]);
  });

  it("moves an item by its buttons, announces it and keeps the focus", async () => {
    render(<Sections />);
    await userEvent.click(button("Move About later"));
    expect(order()).toEqual(["Listings", "About", "Video"]);
    expect(screen.getByText("About: position 2 of 3.")).toHaveAttribute("aria-live", "polite");
    expect(button("Move About later")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(order()).toEqual(["Listings", "Video", "About"]);
    expect(button("Move About later")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button("Move Listings earlier"));
    expect(order()).toEqual(["Listings", "Video", "About"]);
  });

  it("moves an item by the keyboard from its handle", async () => {
    const onReorder = vi.fn<(items: Section[]) => void>();
    render(<Sections onReorder={onReorder} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(button("Drag About")).toHaveFocus();
    await startKeyboardDrag("{Enter}");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(onReorder.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(["b", "c", "a"]);
  });

  it("drops by the space bar, which also picks the item up", async () => {
    const onReorder = vi.fn<(items: Section[]) => void>();
    render(<Sections onReorder={onReorder} />);
    act(() => button("Drag About").focus());
    await startKeyboardDrag(" ");
    await userEvent.keyboard("{ArrowDown}{ArrowDown} ");
    expect(onReorder.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(["b", "c", "a"]);
  });

  it("moves an item by a finger on its handle, after a quarter of a second", () => {
    vi.useFakeTimers();
    const onReorder = vi.fn<(items: Section[]) => void>();
    render(<Sections onReorder={onReorder} />);
    const [first, , last] = screen.getAllByRole("row");
    const box = (top: number) => () => new DOMRect(0, top, 44, 44);
    for (const [index, row] of screen.getAllByRole("row").entries()) {
      row.getBoundingClientRect = box(index * 44);
      within(row).getByRole("button", { name: /^Drag/ }).getBoundingClientRect = box(index * 44);
    }
    document.elementFromPoint = () => last ?? null;
    const at = (clientY: number) => ({ touches: [{ clientX: 20, clientY }] });
    const drag = (wait: number) => {
      const isScrollable = fireEvent.touchStart(first!, at(10));
      act(() => void vi.advanceTimersByTime(wait));
      fireEvent.touchMove(first!, at(130));
      fireEvent.touchEnd(first!, { touches: [] });
      return isScrollable;
    };
    expect(drag(100)).toBe(false);
    expect(onReorder).not.toHaveBeenCalled();
    drag(250);
    expect(onReorder.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(["b", "c", "a"]);
    // Elsewhere a touch scrolls.
    expect(fireEvent.touchStart(first!, at(500))).toBe(true);
  });

  it("has no move buttons where the actions move an item", () => {
    render(<Sections moveButtons={false} />);
    expect(button("Drag About")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
  });

  it("leaves the order unchanged when a drag is canceled", async () => {
    const onReorder = vi.fn<(items: Section[]) => void>();
    render(<Sections onReorder={onReorder} />);
    act(() => button("Drag About").focus());
    await startKeyboardDrag("{Enter}");
    await userEvent.keyboard("{ArrowDown}{Escape}");
    expect(onReorder).not.toHaveBeenCalled();
  });

  it("is one tab stop per item and moves between items by arrow keys", async () => {
    render(<Sections layout="grid" />);
    await userEvent.tab();
    expect(screen.getByRole("row", { name: /About/ })).toHaveFocus();
    await userEvent.keyboard("{End}");
    expect(screen.getByRole("row", { name: /Video/ })).toHaveFocus();
  });

  it("has neither handles nor buttons without onReorder", () => {
    render(
      <GridList
        labels={controlLabelsFor("en").gridList}
        label="Sections"
        items={sections}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
        actions={({ name }) => <button type="button">{`Delete ${name}`}</button>}
      >
        {({ name }) => name}
      </GridList>,
    );
    const grid = within(screen.getByRole("grid"));
    expect(grid.getAllByRole("button").map((each) => each.textContent)).toEqual([
      "Delete About",
      "Delete Listings",
      "Delete Video",
    ]);
  });

  it("opens items by click and by Enter, each one tab stop, and marks the open one", async () => {
    const onOpen = vi.fn<(item: Section) => void>();
    render(
      <>
        <Sections
          onReorder={undefined}
          itemHref={({ id }) => `/sections/${id}`}
          onOpen={(item, event) => {
            event.preventDefault();
            onOpen(item);
          }}
          currentKey="b"
        />
        <button type="button">Next</button>
      </>,
    );
    expect(screen.getByRole("link", { name: "1. About" })).toHaveAttribute("href", "/sections/a");
    expect(screen.getByRole("row", { current: true })).toHaveAccessibleName("Listings");
    await userEvent.click(screen.getByRole("link", { name: "1. About" }));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onOpen.mock.calls).toEqual([[sections[0]], [sections[1]]]);
    await userEvent.tab();
    expect(button("Next")).toHaveFocus();
  });

  it("renders items again only for new items and dependencies, if it has any", () => {
    const itemLabel = vi.fn<(item: Section) => string>(({ name }) => name);
    const show = (currentKey: string, dependencies?: readonly unknown[]) => (
      <Sections {...{ currentKey, dependencies, itemLabel }} onReorder={undefined} />
    );
    const { rerender } = render(show("a", [1]));
    expect(itemLabel).toHaveBeenCalled();
    itemLabel.mockClear();
    rerender(show("b", [1]));
    expect(itemLabel).not.toHaveBeenCalled();
    expect(screen.getByRole("row", { current: true })).toHaveAccessibleName("Listings");
    rerender(show("b", [2]));
    expect(itemLabel).toHaveBeenCalled();
  });

  it("shows the empty content without items", () => {
    render(<Sections items={[]} empty="Add a section." />);
    expect(screen.getByText("Add a section.")).toBeInTheDocument();
  });
});
