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
import { useChecklist } from "./use-checklist.ts";

export interface BuyingGuideProps {
  frame: Extract<Frame, { kind: "agent" }>;
  /** The agent's own state first. */
  states: readonly BuyingState[];
  /** Of the checklist in localStorage. */
  storageKey: string;
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
        <FormattedMessage
          id="buying.ask"
          defaultMessage="Questions about a step?"
          description="Heading of the contact link at the end of the guide."
        />{" "}
        <TextLink href={`${localePath(frame.home, locale)}#contact`}>
          <FormattedMessage
            id="buying.ask.link"
            defaultMessage="Ask {name}"
            description="Link to the agent’s contact form; {name} is the agent’s name."
            values={{ name: frame.content.name.displayName.text }}
          />
        </TextLink>
      </p>
      <p className={css.note}>
        <FormattedMessage
          id="buying.note"
          defaultMessage="General information, not legal, tax or lending advice, and neither an approval nor an offer of a loan. Contracts, customs and local rules differ and change: what you sign is what counts. You are free to choose your own lender, agent, attorney, inspector and insurer, and any home in any place."
          description="Legal note at the end of the guide."
        />
      </p>
    </>
  );
}
