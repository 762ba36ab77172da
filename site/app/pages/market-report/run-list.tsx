import type { FeedRun } from "@realtor/api/loaning";
import { FormattedMessage, useIntl } from "react-intl";
import { hrefWithParams, interceptClick, updateSearchParams } from "#app/admin/search-params.ts";
import * as css from "./report.css.ts";
import { runChanges } from "../markets/run-changes.ts";
import { runTime } from "../markets/run-time.ts";

interface RunListProps {
  /** Newest first. */
  runs: readonly FeedRun[];
  current: FeedRun | undefined;
  now: Date;
}

/** The runs of a market, each a link to its figures. */
export function RunList({ runs, current, now }: RunListProps) {
  const intl = useIntl();
  return (
    <nav className={css.runs} aria-labelledby="runs">
      <h2 id="runs" className={css.runsTitle}>
        <FormattedMessage id="markets.runs" />
      </h2>
      <ul>
        {runs.map((run) => (
          <li key={run.id}>
            <a
              className={css.run}
              href={hrefWithParams({ run: String(run.id) })}
              aria-current={run.id === current?.id ? "true" : undefined}
              onClick={(event) => {
                if (interceptClick(event)) updateSearchParams({ run: String(run.id) });
              }}
            >
              <span className={css.runName}>{runTime(run.startedAt, now, intl)}</span>
              <RunResult run={run} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a run is, and what it changed or why it did not. */
function RunResult({ run }: { run: FeedRun }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { problems = 0 } = run.counts;
  const result =
    run.state === "done"
      ? runChanges(run, intl)
      : formatMessage({ id: `markets.run.${run.state}` });
  return (
    <>
      <span className={css.runResult}>
        {run.kind === "refresh"
          ? result
          : `${formatMessage({ id: `markets.kind.${run.kind}` })} · ${result}`}
      </span>
      {problems > 0 && (
        <span className={css.runProblems}>
          {formatMessage({ id: "markets.run.problems" }, { n: problems })}
        </span>
      )}
    </>
  );
}
