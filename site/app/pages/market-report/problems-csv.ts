import type { Http } from "@realtor/api/http";
import { type Feed, type FeedProblem, listFeedProblems } from "@realtor/api/loaning";
import { type IntlShape, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { toCsv } from "#app/admin/csv.ts";
import { downloadFile } from "#app/admin/download-file.ts";
import { type Action, useAction } from "#app/admin/use-action.ts";
import { describeProblem } from "./describe-problem.ts";

/** The maximum of the services. */
const perPage = 100;

/** Lists all problems of a market. Rejects with the service's `ApiError`. */
async function listAllProblems(http: Http, id: string): Promise<FeedProblem[]> {
  const found = new Map<string, FeedProblem>();
  for (let currentPage = 0; ; currentPage += 1) {
    const page = await listFeedProblems(http, id, { currentPage, perPage });
    // A run that reports a new problem shifts the others, so that one may be on two pages.
    for (const problem of page)
      found.set(`${problem.resource} ${problem.recordKey} ${problem.code}`, problem);
    if (page.length < perPage) return [...found.values()];
  }
}

/** Problems as CSV in the page's language, with everything that the server sent. */
export function problemsCsv(
  problems: readonly FeedProblem[],
  intl: Pick<IntlShape, "formatMessage">,
): string {
  const { formatMessage } = intl;
  const head = [
    formatMessage({ id: "markets.problem.what" }),
    formatMessage({ id: "markets.problem.shown" }),
    "ListingId",
    formatMessage({ id: "markets.problem.address" }),
    formatMessage({ id: "markets.problem.resource" }),
    formatMessage({ id: "markets.problem.key" }),
    formatMessage({ id: "markets.problem.time" }),
    formatMessage({ id: "markets.problem.original" }),
  ];
  const rows = problems.map((problem) => {
    const { what, shown, listingId, address } = describeProblem(problem, intl);
    const { resource, recordKey, at, original } = problem;
    return [what, shown, listingId, address, resource, recordKey, at, JSON.stringify(original)];
  });
  return toCsv([head, ...rows]);
}

interface CsvDownload extends Pick<Action, "busy" | "failure"> {
  start: () => void;
}

/** Downloads all problems of a market as CSV. */
export function useProblemsCsv({ id }: Pick<Feed, "id">): CsvDownload {
  const intl = useIntl();
  const { http } = useAdmin();
  const { busy, failure, run } = useAction();

  async function download() {
    const csv = problemsCsv(await listAllProblems(http, id), intl);
    const day = new Date().toISOString().slice(0, 10);
    downloadFile(`${id}-${day}.csv`, csv, "text/csv;charset=utf-8");
  }

  return { busy, failure, start: () => void (busy || run(download)) };
}
