import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { describe, expect, it, vi } from "vitest";
import "../../../test/fixtures/browser-stubs.ts";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
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
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(onReorder.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(["b", "c", "a"]);
  });

  it("leaves the order unchanged when a drag is canceled", async () => {
    const onReorder = vi.fn<(items: Section[]) => void>();
    render(<Sections onReorder={onReorder} />);
    act(() => button("Drag About").focus());
    await userEvent.keyboard("{Enter}");
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

  it("shows the empty content without items", () => {
    render(<Sections items={[]} empty="Add a section." />);
    expect(screen.getByText("Add a section.")).toBeInTheDocument();
  });
});
