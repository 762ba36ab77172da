"use client";

import { useId, type ComponentProps, type FormEvent, type ReactNode } from "react";
import { classNames } from "../../format.ts";
import type { ConsentLabels } from "../../labels/controls/control-labels.ts";
import { Button } from "../button/button.tsx";
import { Switch } from "../switch/switch.tsx";
import * as css from "./consent-banner.css.ts";

export interface ConsentPurpose {
  /** Unique; the name of its form field. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Strictly necessary: always on, its switch is disabled. */
  readonly required?: boolean | undefined;
  /** Consent granted earlier. False by default: nothing is preselected. */
  readonly granted?: boolean | undefined;
}

/** Whether each purpose is granted, by purpose id. */
export type ConsentChoice = Readonly<Record<string, boolean>>;

export interface ConsentBannerProps extends ComponentProps<"section"> {
  /** `controlLabelsFor(locale).consent`; one purpose needs only `accept` and `refuse`. */
  labels: Pick<ConsentLabels, "accept" | "refuse"> & Partial<ConsentLabels>;
  title: string;
  /** Explanation with a link to the privacy policy. */
  children: ReactNode;
  /** Each purpose has its own switch if there is more than one. */
  purposes: readonly ConsentPurpose[];
  onDecide: (choice: ConsentChoice) => void;
  /**
   * URL that the form posts to without JavaScript. `decision` is `accept`, `refuse` or `save`; with
   * `save` each granted purpose is a field of its own.
   */
  action?: string | undefined;
}

function toConsentChoice(
  purposes: readonly ConsentPurpose[],
  decision: string,
  isEnabled: (id: string) => boolean,
): ConsentChoice {
  return Object.fromEntries(
    purposes.map(({ id, required }) => [
      id,
      required === true || decision === "accept" || (decision === "save" && isEnabled(id)),
    ]),
  );
}

/**
 * Consent banner. Not a dialog: the page stays usable and the banner does not take the focus. Put it
 * first in the document, so that it comes first in the tab order. Accepting and refusing are equally
 * prominent. Renders a `<section>` element.
 */
export function ConsentBanner(props: ConsentBannerProps) {
  const { labels, title, children, purposes, onDecide, action, className, ...root } = props;
  const titleId = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React types `nativeEvent` as `Event`; a submit event also has `submitter`.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const decision = submitter instanceof HTMLButtonElement ? submitter.value : "save";
    const formData = new FormData(event.currentTarget);
    onDecide(toConsentChoice(purposes, decision, (id) => formData.has(id)));
  };
  return (
    <section aria-labelledby={titleId} {...root} className={classNames(css.banner, className)}>
      <form className={css.form} method="post" action={action} onSubmit={handleSubmit}>
        <div>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <div className={css.body}>{children}</div>
        </div>
        <div className={css.actions}>
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
              {purposes.map(({ id, label, hint, required, granted: given }) => (
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
