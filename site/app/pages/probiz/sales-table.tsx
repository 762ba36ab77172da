import type { Locale } from "@realtor/api/locales";
import { type Column, DataTable } from "@realtor/ui/data-table";
import { type IntlShape, useIntl } from "react-intl";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { useAddress } from "#app/page-root.tsx";
import type { SalesRow } from "./sum-sales.ts";

interface SalesTableProps {
  rows: readonly SalesRow[];
  label: string;
  /** Header of the first column. */
  column: string;
}

/** The data of a chart as a table, which is accessible to screen readers. */
export function SalesTable({ rows, label, column }: SalesTableProps) {
  const intl = useIntl();
  const { locale } = useAddress();
  return (
    <DataTable
      label={label}
      columns={salesColumns(column, { intl, locale })}
      rows={rows}
      rowKey={(row) => row.label}
      compact
    />
  );
}

function salesColumns(
  first: string,
  { intl, locale }: { intl: IntlShape; locale: Locale },
): Column<SalesRow>[] {
  const formats = formatsFor(locale);
  return [
    {
      id: "label",
      header: first,
      rowHeader: true,
      cell: ({ label, lang }) => <span lang={lang}>{label}</span>,
    },
    {
      id: "homes",
      header: intl.formatMessage({ id: "probiz.column.homes" }),
      align: "end",
      cell: ({ homes }) => formats.number(homes),
    },
    {
      id: "dollars",
      header: intl.formatMessage({ id: "probiz.column.dollars" }),
      align: "end",
      cell: ({ homes, dollars, undisclosed }) =>
        homes > undisclosed ? formats.money(dollars) : "–",
    },
  ];
}
