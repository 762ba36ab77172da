import { Button } from "@realtor/ui/button";
import { ProgressBar } from "@realtor/ui/progress-bar";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { allTasks, steps, stepTitles } from "./buying-steps.ts";
import * as css from "./checklist-progress.css.ts";

const messages = defineMessages({
  progress: {
    id: "buying.progress",
    defaultMessage: "Your checklist",
    description: "Heading of the checklist’s progress.",
  },
  count: {
    id: "buying.progress.count",
    defaultMessage: "{done} of {total}",
    description: "Progress of the checklist; {done} of {total} tasks are checked.",
  },
  keptInBrowser: {
    id: "buying.progress.browser",
    defaultMessage: "Kept in this browser only.",
    description: "Note at the checklist of a visitor: its state is stored in this browser.",
  },
  keptForAccount: {
    id: "buying.progress.kept",
    defaultMessage: "Kept on this device, for your account only.",
    description: "Note at the checklist: its state is stored in this browser.",
  },
  unkept: {
    id: "buying.unkept",
    defaultMessage:
      "This browser does not let us keep the list. It will be gone when you leave the page.",
    description: "Note at the checklist when the browser does not allow storage.",
  },
});

interface ChecklistProgressProps {
  done: number;
  /** False when the browser could not store the checklist. */
  persisted: boolean;
  keptFor: "account" | "browser";
}

/** The progress, announced on every change; links to the steps; the print button. */
export function ChecklistProgress({ done, persisted, keptFor }: ChecklistProgressProps) {
  const { formatMessage } = useIntl();
  const total = allTasks.length;
  const count = formatMessage(messages.count, { done, total });
  const kept = keptFor === "account" ? messages.keptForAccount : messages.keptInBrowser;
  return (
    <div className={css.progress}>
      <h2 className={css.progressTitle}>
        <FormattedMessage {...messages.progress} />
      </h2>
      <output className={css.count}>{count}</output>
      <ProgressBar
        className={css.bar}
        label={formatMessage(messages.progress)}
        labelHidden
        value={done}
        max={total}
        valueText={count}
      />
      <p className={css.storageNote}>
        <FormattedMessage {...(persisted ? kept : messages.unkept)} />
      </p>
      <nav aria-labelledby="steps" className={css.contents}>
        <h3 id="steps" className={css.contentsTitle}>
          <FormattedMessage
            id="buying.contents"
            defaultMessage="The steps"
            description="Heading of the list of steps."
          />
        </h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <a className={css.contentsLink} href={`#step-${step}`}>
                <span className={css.contentsNumber}>{step}</span>
                <FormattedMessage {...stepTitles[step]} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.print}>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          <FormattedMessage
            id="buying.print"
            defaultMessage="Print the checklist"
            description="Button that prints the checklist."
          />
        </Button>
      </div>
    </div>
  );
}
