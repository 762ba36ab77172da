/**
 * Renders a `DataTable` in a React Server Components environment, in which hooks for state do not exist. Usage, from a
 * consumer's folder: `node --conditions=react-server react-server-table.ts <folder>`. Prints the element
 * types of the result as JSON: names of elements, and client components, which a server only refers to.
 */
import { replaceClientFiles } from "./react-server-hooks.ts";

type Component = (props: unknown) => unknown;

interface Element {
  readonly type: string | symbol | Component;
  readonly props: { readonly children?: unknown };
}

const isElement = (node: unknown): node is Element =>
  typeof node === "object" && node !== null && "type" in node && "props" in node;

/** Calls server components until only elements and client components are left. */
function listTypes(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listTypes);
  if (!isElement(node)) return [];
  const { type, props } = node;
  if (typeof type === "function") return listTypes(type(props));
  const inside = listTypes(props.children);
  return typeof type === "string" ? [type, ...inside] : inside;
}

const [folder = ""] = process.argv.slice(2);
const packageUrl = replaceClientFiles(folder);
// The built module of the package, with the export of the source.
const { DataTable } = (await import(`${packageUrl}dist/data-table.js`)) as { DataTable: Component };
const table = {
  label: "Agents",
  columns: [
    { id: "name", header: "Name", cell: (name: string) => name, rowHeader: true, sortable: true },
  ],
  rows: ["Grace Kim"],
  rowKey: (name: string) => name,
  sortHref: () => "?sort=name",
};
process.stdout.write(JSON.stringify([...new Set(listTypes(DataTable(table)))]));
