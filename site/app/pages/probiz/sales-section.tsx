import { InlineAlert } from "@realtor/ui/inline-alert";
import { wrap } from "@realtor/ui/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { useAddress } from "#app/page-root.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { CityChart, YearChart } from "./charts.tsx";
import * as css from "./sales-section.css.ts";
import { isComparable, type SalesRow } from "./sum-sales.ts";
import { SalesTable } from "./sales-table.tsx";
import { regionKey } from "./team-filter.ts";
import type { TeamMember } from "./team-member.ts";
import type { TeamSales } from "./team-sales.ts";
import * as team from "./team-section.css.ts";

const messages = defineMessages({
  byYear: {
    id: "probiz.byYear",
    defaultMessage: "By year",
    description: "Heading and table caption: sales by year.",
  },
  byCity: {
    id: "probiz.byCity",
    defaultMessage: "By city",
    description: "Heading and table caption: sales by city.",
  },
});

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
          <FormattedMessage
            id="probiz.sales"
            defaultMessage="Closed sales"
            description="Heading of the section with the team’s closed sales."
          />
        </h2>
        {sales ? (
          <Sales sales={sales} members={members} />
        ) : (
          <InlineAlert>
            <FormattedMessage
              id="probiz.sales.failed"
              defaultMessage="The record of sales could not be read just now. Please open this page again in a moment."
              description="Shown when the sales could not be loaded."
            />
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
    label:
      year === null
        ? formatMessage({
            id: "probiz.noDate",
            defaultMessage: "No date",
            description: "Row of sales whose date is not known.",
          })
        : String(year),
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
        label: formatMessage({
          id: "probiz.noCity",
          defaultMessage: "No city",
          description: "Row of sales whose city is not known.",
        }),
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
            defaultMessage="{homes, plural, one {# home} other {# homes}} sold under the team’s licenses, for {dollars} in all."
            description="Summary of the sales; {homes} is their number and {dollars} their formatted total."
            values={{ homes: total.homes, dollars: formats.money(total.dollars) }}
          />
        ) : (
          <FormattedMessage
            id="probiz.sales.none"
            defaultMessage="No closed sale is on record yet."
            description="Shown when the team has no closed sales."
          />
        )}
      </p>
      {total.homes > 0 && (
        <>
          <div className={css.pair}>
            <h3 className={css.heading}>
              <FormattedMessage {...messages.byYear} />
            </h3>
            {isComparable(years) && (
              <YearChart
                rows={years}
                label={formatMessage({
                  id: "probiz.byYear.chart",
                  defaultMessage:
                    "Bar chart of homes sold by year. The same numbers are in the table beside it.",
                  description: "Text alternative of the chart of sales by year.",
                })}
              />
            )}
            <SalesTable
              rows={years}
              label={formatMessage(messages.byYear)}
              column={formatMessage({
                id: "probiz.column.year",
                defaultMessage: "Year",
                description: "Table column: year.",
              })}
            />
          </div>
          <div className={css.pair}>
            <h3 className={css.heading}>
              <FormattedMessage {...messages.byCity} />
            </h3>
            {isComparable(cities) && (
              <CityChart
                rows={cities}
                label={formatMessage({
                  id: "probiz.byCity.chart",
                  defaultMessage:
                    "Bar chart of homes sold by city. The same numbers are in the table beside it.",
                  description: "Text alternative of the chart of sales by city.",
                })}
              />
            )}
            <SalesTable
              rows={cities}
              label={formatMessage(messages.byCity)}
              column={formatMessage({
                id: "probiz.column.city",
                defaultMessage: "City",
                description: "Table column: city.",
              })}
            />
          </div>
        </>
      )}
      {total.undisclosed > 0 && (
        <p className={css.note}>
          <FormattedMessage
            id="probiz.undisclosed"
            defaultMessage="{count, plural, one {# home whose price is not disclosed is} other {# homes whose price is not disclosed are}} counted, but not in the totals."
            description="Note below the sales; {count} is the number of homes without a disclosed price."
            values={{ count: total.undisclosed }}
          />
        </p>
      )}
      {unavailable > 0 && (
        <p className={css.note}>
          <FormattedMessage
            id="probiz.unread"
            defaultMessage="The sales of {count, plural, one {# agent} other {# agents}} could not be read just now and are missing here."
            description="Note below the sales; {count} is the number of agents whose sales could not be loaded."
            values={{ count: unavailable }}
          />
        </p>
      )}
      <p className={css.note}>
        {sales.origins.length > 0 ? (
          <FormattedMessage
            id="probiz.asOf.origins"
            defaultMessage="Source: {origins}, as of {time}"
            description="Source and age of the sales data; {origins} are the listing services and {time} is when it was loaded."
            values={{ origins: sales.origins.join(", "), time }}
          />
        ) : (
          <FormattedMessage
            id="probiz.asOf"
            defaultMessage="As of {time}"
            description="Age of the sales data; {time} is when it was loaded."
            values={{ time }}
          />
        )}
      </p>
    </>
  );
}
