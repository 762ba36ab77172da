import { Button } from "@realtor/ui/button";
import { FormattedMessage } from "react-intl";
import { allTasks, steps } from "./buying-steps.ts";
import * as css from "./checklist-progress.css.ts";

interface ChecklistProgressProps {
  done: number;
  /** False when the browser could not store the checklist. */
  persisted: boolean;
}

/** The progress, announced on every change; links to the steps; the print button. */
export function ChecklistProgress({ done, persisted }: ChecklistProgressProps) {
  const total = allTasks.length;
  return (
    <div className={css.progress}>
      <h2 id="progress" className={css.progressTitle}>
        <FormattedMessage id="buying.progress" />
      </h2>
      <output className={css.count}>
        <FormattedMessage id="buying.progress.count" values={{ done, total }} />
      </output>
      <progress className={css.bar} max={total} value={done} aria-labelledby="progress" />
      <p className={css.storageNote}>
        <FormattedMessage id={persisted ? "buying.progress.kept" : "buying.unkept"} />
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
