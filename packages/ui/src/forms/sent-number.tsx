"use client";

import { useId, useRef, type ComponentProps, type FormEvent } from "react";
import { Button } from "../components/button/button.tsx";
import { InfoIcon } from "../components/icons/page-icons.ts";
import { InlineAlert } from "../components/inline-alert/inline-alert.tsx";
import { classNames, formatTemplate } from "../format.ts";
import type { PhoneLabels } from "../labels/labels.ts";
import { numeric } from "../styles/layout.css.ts";
import * as css from "./sent-number.css.ts";

export interface SentNumberProps extends Omit<ComponentProps<"div">, "children"> {
  /** `labelsFor(locale).phone`. */
  labels: PhoneLabels;
  /** As it is dialed: "+82 213 555 0147". */
  number: string;
  /** Asks which country the number has; without JavaScript the answer is posted to `action`. */
  question?:
    | {
        /** The number as one of the United States: "+1 (213) 555-0147". */
        us: string;
        /** Country codes that the answers submit. */
        countries: { us: string; typed: string };
        action: string;
        /** Submitted as hidden fields. */
        fields: Readonly<Record<string, string>>;
        onAnswer: (countryCode: string) => void;
        busy: boolean;
      }
    | undefined;
  /** What became of the answer. */
  outcome: "confirmed" | "corrected" | "failed" | null;
}

/** The phone number that was sent with a form, as it is dialed; while it is in doubt with the question whether it is right. Renders a `<div>` element. */
export function SentNumber(props: SentNumberProps) {
  const { labels, number, question, outcome, className, ...root } = props;
  const questionId = useId();
  const shown = useRef<HTMLDListElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent; // of a submit event
    if (!question || question.busy || !(submitter instanceof HTMLButtonElement)) return;
    // The buttons disappear once the answer is stored.
    shown.current?.focus();
    question.onAnswer(submitter.value);
  };
  return (
    <div {...root} className={classNames(css.sent, className)}>
      <dl ref={shown} tabIndex={-1} className={css.number}>
        <dt>{labels.number}</dt>
        <dd className={numeric}>{number}</dd>
      </dl>
      <output className={css.status}>
        {outcome === "failed" && <InlineAlert>{labels.failed}</InlineAlert>}
        {outcome && outcome !== "failed" && <span className={css.outcome}>{labels[outcome]}</span>}
      </output>
      {question && (
        <form
          method="post"
          action={question.action}
          aria-labelledby={questionId}
          onSubmit={submit}
          className={css.question}
        >
          {Object.entries(question.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p id={questionId} className={css.check}>
            <InfoIcon />
            {labels.check}
          </p>
          <Button
            type="submit"
            name="phoneCountryCode"
            value={question.countries.us}
            variant="outline"
            size="medium"
            fullWidth
          >
            {formatTemplate(labels.change, { number: question.us })}
          </Button>
          <Button
            type="submit"
            name="phoneCountryCode"
            value={question.countries.typed}
            variant="outline"
            size="medium"
            fullWidth
          >
            {labels.yes}
          </Button>
        </form>
      )}
    </div>
  );
}
