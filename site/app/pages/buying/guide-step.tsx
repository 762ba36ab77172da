import { Checkbox } from "@realtor/ui/checkbox";
import { FormattedMessage, useIntl } from "react-intl";
import { type BuyingState, getTasks, type Step, type TaskId } from "./buying-steps.ts";
import * as css from "./guide-step.css.ts";

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
          <FormattedMessage id={`buying.${step}.body`} />
        </p>
        <dl className={css.states}>
          {states.map((state) => (
            <div key={state} className={css.state}>
              <dt className={css.stateName}>
                <FormattedMessage id={`buying.${state}`} />
              </dt>
              <dd>
                <FormattedMessage id={`buying.${step}.${state}`} />
              </dd>
            </div>
          ))}
        </dl>
        <fieldset className={css.tasks}>
          <legend className={css.tasksTitle}>
            <FormattedMessage id="buying.tasks" />
          </legend>
          {getTasks(step).map((task) => (
            <Checkbox
              key={task}
              name={task}
              label={formatMessage({ id: `buying.${task}` })}
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
      <FormattedMessage id={`buying.${step}.title`} />
    </h2>
  );
}
