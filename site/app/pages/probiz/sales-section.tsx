import type { Locale } from "@realtor/api/locales";
import { type Column, DataTable } from "@realtor/ui/data-table";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { wrap } from "@realtor/ui/styles";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { useAddress } from "#app/page-root.tsx";
import { CityChart, YearChart } from "./charts.tsx";
import * as css from "./sales-section.css.ts";
import { isComparable, type SalesRow } from "./sum-sales.ts";
import { regionKey } from "./team-filter.ts";
import type { TeamMember } from "./team-member.ts";
import type { TeamSales } from "./team-sales.ts";
import * as team from "./team-section.css.ts";

interface SalesSectionProps {
  sales: TeamSales | null;
  /** Their regions contain the localized city names. */
  members: readonly TeamMember[];
}

/** The team's closed sales by year and by city, each as a table, with a chart of numbers that differ. */
export function SalesSection({ sales, members }: SalesSectionProps) {
  return (
    <section className={css.section} aria-labelledby="sales">
      <div className={wrap}>
        <h2 id="sales" className={team.title}>
          <FormattedMessage id="probiz.sales" />
        </h2>
        {sales ? (
          <Sales sales={sales} members={members} />
        ) : (
          <InlineAlert>
            <FormattedMessage id="probiz.sales.failed" />
          </InlineAlert>
        )}
      </div>
    </section>
  );
}

function Sales({ sales, members }: SalesSectionProps & { sales: TeamSales }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const formats = formatsFor(locale);
  const { total, unavailable } = sales;
  const time = formats.dateTime(sales.asOf);
  const years = sales.byYear.map(({ year, ...sum }) => ({
    label: year === null ? formatMessage({ id: "probiz.noDate" }) : String(year),
    ...sum,
  }));
  const cityNames = new Map(
    members.flatMap((member) =>
      member.regions.map((region) => [regionKey(region), region.displayName]),
    ),
  );
  const cities = sales.byCity.map(({ city, ...sum }): SalesRow => {
    if (city === null)
      return {
        label: formatMessage({ id: "probiz.noCity" }),
        ...sum,
      };
    const { text, lang } = cityNames.get(city) ?? { text: city, lang: "en" };
    return { label: text, lang, ...sum };
  });
  return (
    <>
      <p className={css.lead}>
        {total.homes > 0 ? (
          <FormattedMessage
            id="probiz.sales.lead"
            values={{ homes: total.homes, dollars: formats.money(total.dollars) }}
          />
        ) : (
          <FormattedMessage id="probiz.sales.none" />
        )}
      </p>
      {total.homes > 0 && (
        <>
          <div className={css.pair}>
            <h3 className={css.heading}>
              <FormattedMessage id="probiz.byYear" />
            </h3>
            {isComparable(years) && (
              <YearChart rows={years} label={formatMessage({ id: "probiz.byYear.chart" })} />
            )}
            <SalesTable
              rows={years}
              label={formatMessage({ id: "probiz.byYear" })}
              column={formatMessage({ id: "probiz.column.year" })}
            />
          </div>
          <div className={css.pair}>
            <h3 className={css.heading}>
              <FormattedMessage id="probiz.byCity" />
            </h3>
            {isComparable(cities) && (
              <CityChart rows={cities} label={formatMessage({ id: "probiz.byCity.chart" })} />
            )}
            <SalesTable
              rows={cities}
              label={formatMessage({ id: "probiz.byCity" })}
              column={formatMessage({ id: "probiz.column.city" })}
            />
          </div>
        </>
      )}
      {total.undisclosed > 0 && (
        <p className={css.note}>
          <FormattedMessage id="probiz.undisclosed" values={{ count: total.undisclosed }} />
        </p>
      )}
      {unavailable > 0 && (
        <p className={css.note}>
          <FormattedMessage id="probiz.unread" values={{ count: unavailable }} />
        </p>
      )}
      <p className={css.note}>
        {sales.origins.length > 0 ? (
          <FormattedMessage
            id="probiz.asOf.origins"
            values={{ origins: sales.origins.join(", "), time }}
          />
        ) : (
          <FormattedMessage id="probiz.asOf" values={{ time }} />
        )}
      </p>
    </>
  );
}

interface SalesTableProps {
  rows: readonly SalesRow[];
  label: string;
  /** Header of the first column. */
  column: string;
}

/** The data of a chart as a table, which is accessible to screen readers. */
function SalesTable({ rows, label, column }: SalesTableProps) {
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
