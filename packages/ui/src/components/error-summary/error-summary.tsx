"use client";

import { useEffect, useRef } from "react";
import { fill } from "../../private/fill.ts";
import { AlertIcon } from "../icon/icons.ts";
import * as css from "./error-summary.css.ts";

export interface SummaryEntry {
  /** `id` of the control. */
  readonly target: string;
  /** The field's label and what is wrong with it. */
  readonly text: string;
}

export interface ErrorSummaryProps {
  /** `{n}` fields need attention. */
  title: string;
  /** One for each wrong field, in the order of the screen. */
  entries: readonly SummaryEntry[];
}

/** Everything that is wrong, each a link to its field. Takes the focus when it appears: give it a key. */
export function ErrorSummary({ title, entries }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={css.summary} role="alert" tabIndex={-1} ref={ref}>
      <AlertIcon />
      <p>{fill(title, { n: entries.length })}</p>
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

/** The link alone would move the page but, in a panel, not the focus. */
function focusField(event: { preventDefault: () => void }, target: string): void {
  const field = document.getElementById(target);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
