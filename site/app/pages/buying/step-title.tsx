import { FormattedMessage } from "react-intl";
import type { Step } from "./buying-steps.ts";
import * as css from "./guide-step.css.ts";

export function StepTitle({ step }: { step: Step }) {
  return (
    <h2 className={css.stepTitle}>
      <span className={css.number}>{step}</span>
      <FormattedMessage id={`buying.${step}.title`} />
    </h2>
  );
}
