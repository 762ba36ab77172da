import { TextLink } from "@realtor/ui/text-link";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import type { Frame } from "#app/layout/agent-frame/page-frame.tsx";
import { useAddress } from "#app/page-root.tsx";
import { type BuyingState, steps } from "./buying-steps.ts";
import * as css from "./buying.css.ts";
import { ChecklistProgress } from "./checklist-progress.tsx";
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
