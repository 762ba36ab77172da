import { Checkbox } from "@realtor/ui/checkbox";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { type BuyingState, getTasks, type Step, type TaskId, stepTitles } from "./buying-steps.ts";
import * as css from "./guide-step.css.ts";
import { taskMessages } from "./task-messages.ts";

const bodyMessages = defineMessages({
  "1": {
    id: "buying.1.body",
    defaultMessage:
      "A lender looks at your income, savings, debts and credit, and says in a letter how much it may be willing to lend. The letter shows sellers that you are prepared. It is not yet an approval of a loan.",
    description: "Text of the step about pre-approval.",
  },
  "2": {
    id: "buying.2.body",
    defaultMessage:
      "You tell your agent what you need, visit homes and compare what they cost to own: taxes, insurance, association fees and repairs. Expect to sign an agreement with the agent’s broker that says what it does and what it is paid. Its terms are negotiable.",
    description: "Text of the step about the search.",
  },
  "3": {
    id: "buying.3.body",
    defaultMessage:
      "Your agent writes the offer with you: price, deposit, dates, and the conditions under which you may withdraw. Once both sides have signed, it is a contract, and its dates bind you.",
    description: "Text of the step about the offer.",
  },
  "4": {
    id: "buying.4.body",
    defaultMessage:
      "Somebody who is on neither side holds the deposit and the documents, and the title is searched for old loans, liens and claims. Before you send money, call a number you already know and confirm the account: false wire instructions are a common fraud.",
    description: "Text of the step about escrow or attorney review.",
  },
  "5": {
    id: "buying.5.body",
    defaultMessage:
      "You apply for the loan on this very home. Within three business days of the application the lender sends a Loan Estimate. An underwriter then checks your papers and the appraisal. Until it is over, take on no new debt and do not change jobs without asking the lender.",
    description: "Text of the step about loan approval.",
  },
  "6": {
    id: "buying.6.body",
    defaultMessage:
      "The Closing Disclosure must reach you at least three business days before you close. Compare it with the Loan Estimate, walk through the home once more, sign, and send the rest of the money. The deed is recorded in your name, and you receive the keys.",
    description: "Text of the step about closing.",
  },
});

interface GuideStepProps {
  step: Step;
  states: readonly BuyingState[];
  done: ReadonlySet<TaskId>;
  onToggle: (task: TaskId, isDone: boolean) => void;
}

/** One step: its description, the differences between the states, and the buyer's tasks. */
export function GuideStep({ step, states, done, onToggle }: GuideStepProps) {
  const { formatMessage } = useIntl();
  return (
    <li id={`step-${step}`} className={css.step}>
      <StepTitle step={step} />
      <div className={css.stepText}>
        <p className={css.body}>
          <FormattedMessage {...bodyMessages[step]} />
        </p>
        <dl className={css.states}>
          {states.map((state) => (
            <div key={state} className={css.state}>
              <dt className={css.stateName}>
                <FormattedMessage {...taskMessages[state]} />
              </dt>
              <dd>
                <FormattedMessage {...taskMessages[`${step}.${state}`]} />
              </dd>
            </div>
          ))}
        </dl>
        <fieldset className={css.tasks}>
          <legend className={css.tasksTitle}>
            <FormattedMessage
              id="buying.tasks"
              defaultMessage="To do"
              description="Heading of the tasks of a step."
            />
          </legend>
          {getTasks(step).map((task) => (
            <Checkbox
              key={task}
              name={task}
              label={formatMessage(taskMessages[task])}
              checked={done.has(task)}
              onChange={(event) => onToggle(task, event.target.checked)}
            />
          ))}
        </fieldset>
      </div>
    </li>
  );
}

function StepTitle({ step }: { step: Step }) {
  return (
    <h2 className={css.stepTitle}>
      <span className={css.number}>{step}</span>
      <FormattedMessage {...stepTitles[step]} />
    </h2>
  );
}
