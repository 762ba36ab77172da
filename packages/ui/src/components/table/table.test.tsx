import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import "../../../test/fixtures/browser-stubs.ts";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Table, type TableColumn, type TableProps, type TableSort } from "./table.tsx";

type Agent = { slug: string; name: string };
const agents: Agent[] = [
  { slug: "b", name: "박민준" },
  { slug: "a", name: "김서연" },
];
const openMenu = vi.fn<() => void>();
const columns: TableColumn<Agent>[] = [
  { id: "name", header: "이름", cell: ({ name }) => name, rowHeader: true, sortable: true },
  { id: "slug", header: "주소", cell: ({ slug }) => `/${slug}` },
  {
    id: "menu",
    header: "관리",
    headerHidden: true,
    cell: ({ name }) => (
      <IconButton label={`${name} 더 보기`} onClick={openMenu}>
        …
      </IconButton>
    ),
  },
];
const table = (change: Partial<TableProps<Agent>> = {}) => (
  <Table
    labels={{ loading: "불러오는 중입니다." }}
    label="리얼터"
    columns={columns}
    rows={agents}
    rowKey={({ slug }) => slug}
    {...change}
  />
);
const heading = (name: string) => screen.getByRole("columnheader", { name });
const row = (name: RegExp) => screen.getByRole("row", { name });
const keysOf = (change: ReturnType<typeof vi.fn>) =>
  change.mock.calls.map(([keys]) => [...(keys as ReadonlySet<string>)]);

describe("Table", () => {
  it("renders a named grid with row headers in the given order", () => {
    hydrate(table());
    const grid = within(screen.getByRole("grid", { name: "리얼터" }));
    expect(grid.getAllByRole("row")).toHaveLength(3);
    expect(grid.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
      "박민준",
      "김서연",
    ]);
  });

  it("renders its rows and links on the server", () => {
    const markup = renderToString(table({ rowHref: ({ slug }) => `/agents/${slug}` }));
    expect(markup).toContain('href="/agents/b"');
    expect(markup).toContain("김서연");
  });

  it("is one tab stop and moves by arrow keys", async () => {
    render(table());
    await userEvent.tab();
    expect(row(/박민준/)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(row(/김서연/)).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    expect(heading("이름")).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it.each([
    [undefined, "ascending"],
    [{ column: "name", direction: "ascending" }, "descending"],
    [{ column: "name", direction: "descending" }, "ascending"],
  ] satisfies [TableSort | undefined, string][])(
    "from %o requests %s order",
    async (sort, direction) => {
      const onSort = vi.fn<(sort: TableSort) => void>();
      render(table({ sort, onSort }));
      await userEvent.click(heading("이름"));
      expect(onSort.mock.calls).toEqual([[{ column: "name", direction }]]);
    },
  );

  it("sets aria-sort on the sorted column only", () => {
    render(table({ sort: { column: "name", direction: "descending" } }));
    expect(heading("이름")).toHaveAttribute("aria-sort", "descending");
    expect(heading("주소")).not.toHaveAttribute("aria-sort");
  });

  it("selects rows by checkbox and by keyboard, and all of them", async () => {
    const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>();
    render(table({ selectionMode: "multiple", onSelectionChange }));
    const [all, first] = screen.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(all as HTMLElement);
    await userEvent.click(all as HTMLElement);
    act(() => row(/김서연/).focus());
    await userEvent.keyboard(" ");
    expect(keysOf(onSelectionChange)).toEqual([["b"], ["b", "a"], [], ["a"]]);
    expect(row(/김서연/)).toHaveAttribute("aria-selected", "true");
  });

  it("does not select rows that are disabled, not even with all", async () => {
    const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>();
    render(table({ selectionMode: "multiple", disabledKeys: ["b"], onSelectionChange }));
    const [all, first] = screen.getAllByRole("checkbox");
    expect(first).toBeDisabled();
    await userEvent.click(first as HTMLElement);
    expect(onSelectionChange).not.toHaveBeenCalled();
    await userEvent.click(all as HTMLElement);
    expect(row(/박민준/)).not.toHaveAttribute("aria-selected", "true");
    expect(row(/김서연/)).toHaveAttribute("aria-selected", "true");
    expect(onSelectionChange.mock.calls).toEqual([[new Set(["a"])]]);
  });

  it("requests more rows when the end of the rows comes near", () => {
    const observed: (() => void)[] = [];
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
          observed.push(() => report([{ isIntersecting: true }]));
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const onLoadMore = vi.fn<() => void>();
    render(table({ onLoadMore }));
    vi.unstubAllGlobals();
    expect(onLoadMore).not.toHaveBeenCalled();
    act(() => observed.at(-1)?.());
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it("keeps a press on a button in a row from selecting the row", async () => {
    const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>();
    render(table({ selectionMode: "multiple", onSelectionChange }));
    const button = screen.getByRole("button", { name: "박민준 더 보기" });
    await userEvent.click(button);
    act(() => button.focus());
    await userEvent.keyboard("{Enter}");
    expect(openMenu).toHaveBeenCalledTimes(2);
    expect(onSelectionChange).not.toHaveBeenCalled();
  });

  it("follows the link of a row by click and by Enter, once each", async () => {
    const follow = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.addEventListener("click", follow);
    render(table({ rowHref: ({ slug }) => `#${slug}`, selectionMode: "multiple" }));
    await userEvent.click(screen.getByRole("link", { name: "박민준" }));
    expect(follow).toHaveBeenCalledTimes(1);
    act(() => row(/박민준/).focus());
    await userEvent.keyboard("{Enter}");
    expect(follow).toHaveBeenCalledTimes(2);
    document.removeEventListener("click", follow);
    expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  });

  it("shows the empty message below the headings, or that rows are loading", () => {
    const { rerender } = render(table({ rows: [], empty: <p>없습니다.</p> }));
    expect(screen.getByText("없습니다.")).toBeInTheDocument();
    expect(heading("이름")).toBeInTheDocument();
    const status = screen.getByRole("status");
    expect(status).toBeEmptyDOMElement();
    rerender(table({ rows: [], loading: true, empty: <p>없습니다.</p> }));
    expect(screen.queryByText("없습니다.")).toBeNull();
    expect(status).toHaveTextContent("불러오는 중입니다.");
    rerender(table({ loading: true }));
    expect(status).toHaveTextContent("불러오는 중입니다.");
    expect(screen.getAllByRole("rowheader")).toHaveLength(2);
  });

  it("has a handle for each resizable column", () => {
    render(table({ columns: columns.map((column) => ({ ...column, resizable: true })) }));
    expect(screen.getAllByRole("slider", { hidden: true })).toHaveLength(3);
  });

  it("passes attributes to its root", () => {
    const { container } = render(
      table({ id: "agents", className: "own", "data-test": "x" } as Partial<TableProps<Agent>>),
    );
    expect(container.firstElementChild).toHaveAttribute("id", "agents");
    expect(container.firstElementChild).toHaveClass("own");
    expect(container.firstElementChild).toHaveAttribute("data-test", "x");
  });
});
