import type { FeedProblem } from "@realtor/api/loaning";
import { type Column, DataTable } from "@realtor/ui/data-table";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { describeProblem, type DescribedProblem } from "./describe-problem.ts";
import * as css from "./report.css.ts";

interface ProblemTableProps {
  problems: readonly FeedProblem[];
  /** Of all pages. */
  total: number;
}

/** Records that were repaired or left out: what arrived, and how visitors see it. */
export function ProblemTable({ problems, total }: ProblemTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const rows = problems.map((problem) => ({
    key: `${problem.resource} ${problem.recordKey} ${problem.code}`,
    ...describeProblem(problem, intl),
  }));
  return (
    <section aria-labelledby="problems">
      <div className={css.problemsHead}>
        <h2 id="problems" className={css.problemsTitle}>
          <FormattedMessage id="markets.repaired" values={{ n: total }} />
        </h2>
        {total > 0 && (
          <span className={css.kept}>
            <FormattedMessage id="markets.originals" />
          </span>
        )}
      </div>
      <DataTable
        label={formatMessage({ id: "markets.repaired" }, { n: total })}
        className={css.problems}
        columns={problemColumns(intl)}
        rows={rows}
        rowKey={({ key }) => key}
        empty={
          <p className={css.none}>
            <FormattedMessage id="markets.repaired.none" />
          </p>
        }
      />
    </section>
  );
}

function problemColumns({
  formatMessage,
}: IntlShape): readonly Column<DescribedProblem & { key: string }>[] {
  return [
    {
      id: "what",
      header: formatMessage({ id: "markets.problem.what" }),
      rowHeader: true,
      cell: ({ what }) => <span className={css.what}>{what}</span>,
    },
    {
      id: "listing",
      header: "ListingId",
      mobileLayout: "hidden",
      cell: ({ listingId }) => listingId,
    },
    {
      id: "address",
      header: formatMessage({ id: "markets.problem.address" }),
      mobileLayout: "plain",
      cell: ({ listingId, address }) => (
        <>
          <span className={css.wide}>{address}</span>
          <span className={css.phone}>{[listingId, address].filter(Boolean).join(" · ")}</span>
        </>
      ),
    },
    {
      id: "shown",
      header: formatMessage({ id: "markets.problem.shown" }),
      mobileLayout: "plain",
      cell: ({ shown }) => <span className={css.shown}>{shown}</span>,
    },
  ];
}
