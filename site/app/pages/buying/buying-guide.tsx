import { Button } from "@realtor/ui/button";
import { ProgressBar } from "@realtor/ui/progress-bar";
import { TextLink } from "@realtor/ui/text-link";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import type { Frame } from "#app/layout/agent-frame/page-frame.tsx";
import { useAddress } from "#app/page-root.tsx";
import { type BuyingState, steps, allTasks } from "./buying-steps.ts";
import * as css from "./buying.css.ts";
import * as progress from "./checklist-progress.css.ts";
import { GuideStep } from "./guide-step.tsx";
import { type ChecklistKey, useChecklist } from "./use-checklist.ts";

export interface BuyingGuideProps {
  frame: Extract<Frame, { kind: "agent" }>;
  /** The agent's own state first. */
  states: readonly BuyingState[];
  /** Of the checklist in localStorage. */
  storageKey: ChecklistKey;
  /** Whose checklist it is: the account's, or that of everyone who uses this browser. */
  keptFor: "account" | "browser";
}

/** The guide with a checklist: progress, steps, a link to the agent, and the legal note. */
export function BuyingGuide({ frame, states, storageKey, keptFor }: BuyingGuideProps) {
  const { locale } = useAddress();
  const list = useRef<HTMLOListElement>(null);
  const { done, persisted, toggle } = useChecklist(storageKey, list);
  return (
    <>
      <div className={css.columns}>
        <ChecklistProgress done={done.size} persisted={persisted} keptFor={keptFor} />
        <ol ref={list}>
          {steps.map((step) => (
            <GuideStep key={step} step={step} states={states} done={done} onToggle={toggle} />
          ))}
        </ol>
      </div>
      <p className={css.ask}>
        <FormattedMessage id="buying.ask" />{" "}
        <TextLink href={`${localePath(frame.home, locale)}#contact`}>
          <FormattedMessage
            id="buying.ask.link"
            values={{ name: frame.content.name.displayName.text }}
          />
        </TextLink>
      </p>
      <p className={css.note}>
        <FormattedMessage id="buying.note" />
      </p>
    </>
  );
}

interface ChecklistProgressProps {
  done: number;
  /** False when the browser could not store the checklist. */
  persisted: boolean;
  keptFor: "account" | "browser";
}

/** The progress, announced on every change; links to the steps; the print button. */
function ChecklistProgress({ done, persisted, keptFor }: ChecklistProgressProps) {
  const { formatMessage } = useIntl();
  const total = allTasks.length;
  const count = formatMessage({ id: "buying.progress.count" }, { done, total });
  const kept = keptFor === "account" ? "buying.progress.kept" : "buying.progress.browser";
  return (
    <div className={progress.progress}>
      <h2 className={progress.progressTitle}>
        <FormattedMessage id="buying.progress" />
      </h2>
      <output className={progress.count}>{count}</output>
      <ProgressBar
        className={progress.bar}
        label={formatMessage({ id: "buying.progress" })}
        labelHidden
        value={done}
        max={total}
        valueText={count}
      />
      <p className={progress.storageNote}>
        <FormattedMessage id={persisted ? kept : "buying.unkept"} />
      </p>
      <nav aria-labelledby="steps" className={progress.contents}>
        <h3 id="steps" className={progress.contentsTitle}>
          <FormattedMessage id="buying.contents" />
        </h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <a className={progress.contentsLink} href={`#step-${step}`}>
                <span className={progress.contentsNumber}>{step}</span>
                <FormattedMessage id={`buying.${step}.title`} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={progress.print}>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          <FormattedMessage id="buying.print" />
        </Button>
      </div>
    </div>
  );
}
