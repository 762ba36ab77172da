import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { DataTable, type Column, type DataTableProps, type Sort } from "./data-table.tsx";

type Row = { slug: string; name: string };
const rows: Row[] = [
  { slug: "b", name: "박민준" },
  { slug: "a", name: "김서연" },
];
const columns: Column<Row>[] = [
  { id: "name", header: "이름", cell: ({ name }) => name, rowHeader: true, sortable: true },
  { id: "slug", header: "주소", cell: ({ slug }) => `/${slug}` },
];
const table = (change: Partial<DataTableProps<Row>> = {}) => (
  <DataTable label="리얼터" columns={columns} rows={rows} rowKey={({ slug }) => slug} {...change} />
);
const heading = (name: string) => screen.getByRole("columnheader", { name });

describe("DataTable", () => {
  it("renders a named table with row headers in the given order", () => {
    hydrate(table());
    const found = within(screen.getByRole("table", { name: "리얼터" })).getAllByRole("row");
    expect(found).toHaveLength(3);
    expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
      "박민준",
      "김서연",
    ]);
    expect(screen.getAllByRole("cell")[0]).toHaveTextContent("/b");
  });

  it("sets aria-sort on the sorted column only", () => {
    render(table({ sort: { column: "name", direction: "descending" } }));
    expect(heading("이름")).toHaveAttribute("aria-sort", "descending");
    expect(heading("주소")).not.toHaveAttribute("aria-sort");
  });

  it.each([
    [undefined, "ascending"],
    [{ column: "slug", direction: "ascending" }, "ascending"],
    [{ column: "name", direction: "ascending" }, "descending"],
    [{ column: "name", direction: "descending" }, "ascending"],
  ] satisfies [Sort | undefined, string][])("from %o links to %s order", (sort, direction) => {
    render(table({ sort, sortHref: (to) => `?${to.column}=${to.direction}` }));
    const link = screen.getByRole("link", { name: "이름" });
    expect(link).toHaveAttribute("href", `?name=${direction}`);
  });

  it("has no headings in the cells of compact rows", () => {
    render(table({ compact: true }));
    expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["/b", "/a"]);
  });

  it("has no links without sortHref", () => {
    render(table());
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("renders the empty content without rows", () => {
    render(table({ rows: [], empty: <p>없습니다.</p> }));
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.getByText("없습니다.")).toBeInTheDocument();
  });
});
