"use client";

import { useEffect, useRef } from "react";
import { formatTemplate } from "../../format.ts";
import { AlertIcon } from "../icons/icons.ts";
import * as css from "./error-summary.css.ts";

export interface SummaryEntry {
  /** `id` of the form control. */
  readonly target: string;
  /** Label and error message of the field. */
  readonly text: string;
}

export interface ErrorSummaryProps {
  /** `{n}` is replaced by the number of entries. */
  title: string;
  /** One per invalid field, in document order. */
  entries: readonly SummaryEntry[];
}

/**
 * Lists all validation errors as links to their fields. Takes the focus on mount: change its `key` on
 * each failed submission. Renders a `<div role="alert">` element.
 */
export function ErrorSummary({ title, entries }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={css.summary} role="alert" tabIndex={-1} ref={ref}>
      <AlertIcon />
      <p>{formatTemplate(title, { n: entries.length })}</p>
      <ul>
        {entries.map(({ target, text }) => (
          <li key={target}>
            <a href={`#${target}`} onClick={(event) => focusField(event, target)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Following the fragment link alone would not move the focus inside a panel. */
function focusField(event: { preventDefault: () => void }, target: string): void {
  const field = document.getElementById(target);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
