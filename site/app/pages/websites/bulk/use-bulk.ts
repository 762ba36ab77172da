import type { RealtorProfile } from "@realtor/api/loaning";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { failureText } from "#app/admin/failure-text.ts";
import { runEach } from "#app/admin/run-each.ts";
import { useAddress } from "#app/page-root.tsx";
import type { WebsiteRow } from "../website-row.ts";
import { doneMessages } from "./bulk-messages.ts";
import { type BulkAction, republish, runBulkAction, SkippedError } from "./run-bulk-action.ts";

/** A website that an action left out, and why. */
export interface BulkProblem {
  row: WebsiteRow;
  text: string;
  /** The same action can succeed without another one before it. */
  canRetry: boolean;
}

/** The outcome of an action that left websites out. */
export interface BulkReport {
  action: BulkAction;
  total: number;
  problems: readonly BulkProblem[];
  /** Repeated by another attempt. */
  reason: string;
}

export interface Bulk {
  /** The action that runs now. */
  running: { action: BulkAction; finished: number; total: number } | null;
  report: BulkReport | null;
  closeReport: () => void;
  /** Resolves with the websites that it left out. */
  start: (
    action: BulkAction,
    rows: readonly WebsiteRow[],
    reason?: string,
  ) => Promise<readonly WebsiteRow[]>;
}

/** Runs actions with several websites, and reports their results. `onChanged` loads the list again. */
export function useBulk(onChanged: () => Promise<void>): Bulk {
  const intl = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const toast = useToast();
  const [running, setRunning] = useState<Bulk["running"]>(null);
  const [report, setReport] = useState<BulkReport | null>(null);

  async function undo(unpublished: readonly RealtorProfile[]) {
    const results = await runEach(
      unpublished,
      (one) => republish(http, one),
      () => undefined,
    );
    const failed = results.find((result) => !result.ok);
    if (failed && !failed.ok) toast({ text: failureText(failed.error, intl), severity: "error" });
    else
      toast({ text: intl.formatMessage({ id: "websites.bulk.published" }, { n: results.length }) });
    await onChanged();
  }

  const toProblem = (row: WebsiteRow, error: unknown): BulkProblem =>
    error instanceof SkippedError
      ? {
          row,
          text: error.reasons.map((reason) => intl.formatMessage({ id: reason })).join(" "),
          canRetry: false,
        }
      : { row, text: failureText(error, intl), canRetry: true };

  async function start(action: BulkAction, rows: readonly WebsiteRow[], reason = "") {
    const total = rows.length;
    setReport(null);
    setRunning({ action, finished: 0, total });
    const results = await runEach(
      rows,
      ({ id }) => runBulkAction(action, id, { http, locale, reason }),
      (finished) => setRunning({ action, finished, total }),
    );
    const problems = results.flatMap((result) =>
      result.ok ? [] : [toProblem(result.item, result.error)],
    );
    const changed = results.flatMap((result) => (result.ok && result.value ? [result.value] : []));
    const done = total - problems.length;
    await onChanged();
    setRunning(null);
    if (problems.length > 0) setReport({ action, total, problems, reason });
    if (done > 0) {
      const isUndoable = action === "unpublish";
      toast({
        text: intl.formatMessage({ id: doneMessages[action] }, { n: done }),
        ...(isUndoable && {
          action: {
            label: intl.formatMessage({ id: "admin.undo" }),
            onPress: () => void undo(changed),
          },
        }),
      });
    }
    return problems.map(({ row }) => row);
  }

  return { running, report, closeReport: () => setReport(null), start };
}
