import type { FeedRun } from "@realtor/api/loaning";
import { useIntl } from "react-intl";
import * as css from "./report.css.ts";
import { runLength } from "../markets/run-time.ts";

/** What a run received and did, in five numbers. */
export function RunFigures({ run }: { run: FeedRun }) {
  const intl = useIntl();
  const { received = 0, added = 0, changed = 0, gone = 0, media = 0 } = run.counts;
  const listings = (n: number) => intl.formatMessage({ id: "markets.figure.listings" }, { n });
  const figures = [
    { id: "received", value: listings(received) },
    { id: "changed", value: listings(added + changed) },
    { id: "gone", value: listings(gone) },
    { id: "photos", value: intl.formatMessage({ id: "markets.figure.photoCount" }, { n: media }) },
    {
      id: "took",
      value: run.endedAt === null ? "–" : runLength(run.startedAt, run.endedAt, intl),
    },
  ] as const;
  return (
    <dl className={css.figures}>
      {figures.map(({ id, value }) => (
        <div key={id} className={css.figure}>
          <dt className={css.figureName}>{intl.formatMessage({ id: `markets.figure.${id}` })}</dt>
          <dd className={css.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
