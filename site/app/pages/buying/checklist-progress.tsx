import { Button } from "@realtor/ui/button";
import { ProgressBar } from "@realtor/ui/progress-bar";
import { FormattedMessage, useIntl } from "react-intl";
import { allTasks, steps } from "./buying-steps.ts";
import * as css from "./checklist-progress.css.ts";

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
  const count = formatMessage({ id: "buying.progress.count" }, { done, total });
  const kept = keptFor === "account" ? "buying.progress.kept" : "buying.progress.browser";
  return (
    <div className={css.progress}>
      <h2 className={css.progressTitle}>
        <FormattedMessage id="buying.progress" />
      </h2>
      <output className={css.count}>{count}</output>
      <ProgressBar
        className={css.bar}
        label={formatMessage({ id: "buying.progress" })}
        labelHidden
        value={done}
        max={total}
        valueText={count}
      />
      <p className={css.storageNote}>
        <FormattedMessage id={persisted ? kept : "buying.unkept"} />
      </p>
      <nav aria-labelledby="steps" className={css.contents}>
        <h3 id="steps" className={css.contentsTitle}>
          <FormattedMessage id="buying.contents" />
        </h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <a className={css.contentsLink} href={`#step-${step}`}>
                <span className={css.contentsNumber}>{step}</span>
                <FormattedMessage id={`buying.${step}.title`} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.print}>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          <FormattedMessage id="buying.print" />
        </Button>
      </div>
    </div>
  );
}
