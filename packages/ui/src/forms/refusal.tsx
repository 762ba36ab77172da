import { useEffect, useRef } from "react";
import { ErrorSummary, type SummaryEntry } from "../components/error-summary/error-summary.tsx";
import { fill } from "../private/fill.ts";
import { visuallyHidden } from "../styles/layout.css.ts";

interface RefusalProps {
  /** `{n}` fields need attention. */
  title: string;
  entries: readonly SummaryEntry[];
  /** How often sending was refused; 0 is not at all. */
  refusals: number;
  /** The page itself is the server's refusal of a form sent without script. */
  posted: boolean;
}

/**
 * What a refused sending says: how many fields need attention, and the first of them takes the focus.
 * A page that came back from the server lists them at the top, since nothing else leads to them.
 */
export function Refusal({ title, entries, refusals, posted }: RefusalProps) {
  const handled = useRef(posted ? refusals : 0);
  const first = entries[0]?.target;
  useEffect(() => {
    if (handled.current === refusals || first === undefined) return;
    handled.current = refusals;
    document.getElementById(first)?.focus();
  }, [refusals, first]);
  if (refusals === 0 || entries.length === 0) return null;
  if (posted) return <ErrorSummary title={title} entries={entries} />;
  return (
    <p key={refusals} className={visuallyHidden} role="alert">
      {fill(title, { n: entries.length })}
    </p>
  );
}
