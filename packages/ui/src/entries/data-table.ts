export {
  type Column,
  DataTable,
  type DataTableProps,
} from "../components/data-table/data-table.tsx";
export type { Sort, SortDirection } from "../components/data-table/sort.ts";
