import { useEffect, useRef } from "react";
import { visuallyHidden } from "../styles/layout.css.ts";
import type { FormMetadata } from "./use-form-errors.ts";
import * as css from "./form-parts.css.ts";
import { ErrorSummary, type SummaryEntry } from "../components/error-summary/error-summary.tsx";
import { formatTemplate } from "../format.ts";

/** Hidden inputs. `website` is the honeypot: a value in it marks the submission as spam. */
export function HiddenFields({
  metadata,
  honeypotLabel,
}: {
  metadata: FormMetadata;
  honeypotLabel: string;
}) {
  return (
    <>
      {(["idempotencyKey", "locale", "startedAt"] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={metadata[name]} />
      ))}
      <div className={css.honeypot} aria-hidden="true">
        <label>
          {honeypotLabel}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

interface PrivacyLinkProps {
  href: string;
  label: string;
  newTab: string;
}

/** Opens in a new tab, so that the form keeps its input. */
export function PrivacyLink({ href, label, newTab }: PrivacyLinkProps) {
  return (
    <a className={css.consentLink} href={href} target="_blank" rel="noopener">
      {label}
      <span className={visuallyHidden}> ({newTab})</span>
    </a>
  );
}

/** What a consent is about; the box refers to it with `aria-describedby`. */
export function ConsentNotice({ id, text }: { id: string; text: string }) {
  return (
    <p className={css.consentNotice} id={id}>
      {text}
    </p>
  );
}

interface SubmitErrorsProps {
  /** With `{n}`, the number of invalid fields. */
  title: string;
  entries: readonly SummaryEntry[];
  /** Number of rejected submissions. */
  rejections: number;
  /** The page is the response to a rejected submission without JavaScript. */
  fromServer: boolean;
  /** Another alert announces the rejection. */
  silent?: boolean;
}

/**
 * After a rejected submission, announces the number of invalid fields and focuses the first one. If the
 * server rendered the rejection, shows an `ErrorSummary` with links to the fields instead.
 */
export function SubmitErrors(props: SubmitErrorsProps) {
  const { title, entries, rejections, fromServer, silent = false } = props;
  const handled = useRef(fromServer ? rejections : 0);
  const first = entries[0]?.target;
  useEffect(() => {
    if (handled.current === rejections || first === undefined) return;
    handled.current = rejections;
    document.getElementById(first)?.focus();
  }, [rejections, first]);
  if (rejections === 0 || entries.length === 0) return null;
  if (fromServer) return <ErrorSummary title={title} entries={entries} />;
  if (silent) return null;
  return (
    <p key={rejections} className={visuallyHidden} role="alert">
      {formatTemplate(title, { n: entries.length })}
    </p>
  );
}
