"use client";

import { useId, type FormEvent, type ReactNode } from "react";
import type { ConsentLabels } from "../../labels/controls/control-labels.ts";
import { Button } from "../button/button.tsx";
import { Switch } from "../switch/switch.tsx";
import * as css from "./consent-banner.css.ts";

export interface ConsentPurpose {
  /** Unique; the name of its field. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Needed to serve the page: on, and cannot be turned off. */
  readonly required?: boolean | undefined;
  /** Given before. Nothing is on that nobody turned on. */
  readonly given?: boolean | undefined;
}

/** For each purpose, whether it is allowed. */
export type ConsentChoice = Readonly<Record<string, boolean>>;

export interface ConsentBannerProps {
  /** `controlLabelsFor(locale).consent`; with one purpose the two answers are all that is said. */
  labels: Pick<ConsentLabels, "accept" | "refuse"> & Partial<ConsentLabels>;
  /** The question. */
  title: string;
  /** What is asked and why, with a link to the privacy policy. */
  children: ReactNode;
  /** What it is asked for, each with its own switch where there is more than one. */
  purposes: readonly ConsentPurpose[];
  /** An answer was given. */
  onDecide: (choice: ConsentChoice) => void;
  /**
   * Where the form is posted without a script: `decision` is `accept`, `refuse` or `save`; with `save`
   * each purpose that is on is a field of its own.
   */
  action?: string | undefined;
}

/** What an answer allows; `isOn` says how a purpose's switch stands. */
function choiceOf(
  purposes: readonly ConsentPurpose[],
  decision: string,
  isOn: (id: string) => boolean,
): ConsentChoice {
  return Object.fromEntries(
    purposes.map(({ id, required }) => [
      id,
      required === true || decision === "accept" || (decision === "save" && isOn(id)),
    ]),
  );
}

/**
 * Asks before anything is stored or measured. Not a dialog: the page stays in use, and the banner takes
 * no focus. Put it first in the document, so that the keyboard meets it first. Accepting and
 * refusing are one press each and look alike.
 */
export function ConsentBanner(props: ConsentBannerProps) {
  const { labels, title, children, purposes, onDecide, action } = props;
  const titleId = useId();
  const decide = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React types the native event as a plain one; a submit event knows its button.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const decision = submitter instanceof HTMLButtonElement ? submitter.value : "save";
    const typed = new FormData(event.currentTarget);
    onDecide(choiceOf(purposes, decision, (id) => typed.has(id)));
  };
  return (
    <section className={css.banner} aria-labelledby={titleId}>
      <form className={css.form} method="post" action={action} onSubmit={decide}>
        <div>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <div className={css.body}>{children}</div>
        </div>
        <div className={css.answers}>
          <Button type="submit" name="decision" value="refuse" variant="outline" size="small">
            {labels.refuse}
          </Button>
          <Button type="submit" name="decision" value="accept" variant="outline" size="small">
            {labels.accept}
          </Button>
        </div>
        {purposes.length > 1 && (
          <details className={css.settings}>
            <summary className={css.summary}>{labels.settings}</summary>
            <div className={css.choices}>
              {purposes.map(({ id, label, hint, required, given }) => (
                <Switch
                  key={id}
                  name={id}
                  label={label}
                  hint={hint}
                  disabled={required}
                  defaultChecked={required === true || given === true}
                />
              ))}
            </div>
            <Button type="submit" name="decision" value="save" variant="outline" size="small">
              {labels.save}
            </Button>
          </details>
        )}
      </form>
    </section>
  );
}
