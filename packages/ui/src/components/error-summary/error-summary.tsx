"use client";

import { useEffect, type ComponentProps } from "react";
import { checkText } from "../../developer-errors.ts";
import { classNames, formatTemplate } from "../../format.ts";
import { useForwardedRef } from "../../hooks/use-forwarded-ref.ts";
import { AlertIcon } from "../icons/page-icons.ts";
import * as css from "./error-summary.css.ts";

export interface SummaryEntry {
  /** `id` of the form control. */
  readonly target: string;
  /** Label and error message of the field. */
  readonly text: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** `{n}` is replaced by the number of entries. */
  title: string;
  /** One per invalid field, in document order. */
  entries: readonly SummaryEntry[];
  /** Level of the title: 2 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Lists all validation errors as links to their fields. Takes the focus on mount, and inside a form again
 * on each submission. Renders a `<div role="alert">` element.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  if (process.env.NODE_ENV !== "production") checkText(props.title, "ErrorSummary", "title");
  const { title, entries, headingLevel = 2, className, ref, ...root } = props;
  const Heading = `h${headingLevel}` as const;
  const summary = useForwardedRef(ref);
  useEffect(() => {
    const focus = () => summary.current?.focus();
    // After the submit handler, which removes the summary if the form is valid.
    const focusLater = () => setTimeout(focus);
    const form = summary.current?.closest("form");
    focus();
    form?.addEventListener("submit", focusLater);
    return () => form?.removeEventListener("submit", focusLater);
  }, [summary]);
  return (
    <div
      role="alert"
      tabIndex={-1}
      {...root}
      ref={summary}
      className={classNames(css.summary, className)}
    >
      <AlertIcon />
      <Heading>{formatTemplate(title, { n: entries.length })}</Heading>
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
