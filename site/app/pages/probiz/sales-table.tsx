import { visuallyHidden } from "@realtor/ui/styles";
import { FormattedMessage } from "react-intl";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { useAddress } from "#app/page-root.tsx";
import type { SalesRow } from "./sum-sales.ts";
import * as css from "./sales-section.css.ts";

interface SalesTableProps {
  rows: readonly SalesRow[];
  caption: string;
  /** Header of the first column. */
  column: string;
}

/** The data of a chart as a table, which is accessible to screen readers. */
export function SalesTable({ rows, caption, column }: SalesTableProps) {
  const { locale } = useAddress();
  const formats = formatsFor(locale);
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th className={css.column} scope="col">
            {column}
          </th>
          <th className={css.numberColumn} scope="col">
            <FormattedMessage
              id="probiz.column.homes"
              defaultMessage="Homes"
              description="Table column: number of homes sold."
            />
          </th>
          <th className={css.numberColumn} scope="col">
            <FormattedMessage
              id="probiz.column.dollars"
              defaultMessage="Sales total"
              description="Table column: total of the sale prices."
            />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, lang, homes, dollars, undisclosed }) => (
          <tr key={label}>
            <th className={css.rowLabel} scope="row" lang={lang}>
              {label}
            </th>
            <td className={css.number}>{formats.number(homes)}</td>
            <td className={css.number}>{homes > undisclosed ? formats.money(dollars) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
