import { useEffect, useRef } from "react";
import { ErrorSummary, type SummaryEntry } from "../components/error-summary/error-summary.tsx";
import { formatTemplate } from "../private/format-template.ts";
import { visuallyHidden } from "../styles/layout.css.ts";

interface SubmitErrorsProps {
  /** With `{n}`, the number of invalid fields. */
  title: string;
  entries: readonly SummaryEntry[];
  /** Number of rejected submissions. */
  rejections: number;
  /** The page is the response to a rejected submission without JavaScript. */
  fromServer: boolean;
}

/**
 * After a rejected submission, announces the number of invalid fields and focuses the first one. If the
 * server rendered the rejection, shows an `ErrorSummary` with links to the fields instead.
 */
export function SubmitErrors({ title, entries, rejections, fromServer }: SubmitErrorsProps) {
  const handled = useRef(fromServer ? rejections : 0);
  const first = entries[0]?.target;
  useEffect(() => {
    if (handled.current === rejections || first === undefined) return;
    handled.current = rejections;
    document.getElementById(first)?.focus();
  }, [rejections, first]);
  if (rejections === 0 || entries.length === 0) return null;
  if (fromServer) return <ErrorSummary title={title} entries={entries} />;
  return (
    <p key={rejections} className={visuallyHidden} role="alert">
      {formatTemplate(title, { n: entries.length })}
    </p>
  );
}
