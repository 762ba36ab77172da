import { FloorPlan, type FloorPlanLayer } from "@realtor/ui/floor-plan";
import { FormattedMessage } from "react-intl";
import * as css from "./process.css.ts";

export const steps = ["1", "2", "3", "4"] as const;
type Step = (typeof steps)[number];

/** Visible layers of the house plan at each step. */
const planLayers: Record<Step, readonly FloorPlanLayer[]> = {
  "1": ["site"],
  "2": ["site", "dimensions", "plannedWalls"],
  "3": ["site", "dimensions", "walls", "openings"],
  "4": ["site", "dimensions", "walls", "openings", "furniture", "plate"],
};

const facts = ["need", "time"] as const;

/** One step: description, requirements and duration, next to the house plan. */
export function ProcessStep({ step }: { step: Step }) {
  return (
    <section className={css.step}>
      <div className={css.text}>
        <h2 className={css.stepTitle}>
          <span className={css.number}>{step}</span>
          <FormattedMessage id={`process.${step}.title`} />
        </h2>
        <div className={css.stepText}>
          <p className={css.body}>
            <FormattedMessage id={`process.${step}.body`} />
          </p>
          <dl className={css.facts}>
            {facts.map((fact) => (
              <div key={fact} className={css.fact}>
                <dt className={css.factLabel}>
                  <FormattedMessage id={`process.${fact}`} />
                </dt>
                <dd>
                  <FormattedMessage id={`process.${step}.${fact}`} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={step === "4" ? css.finished : css.drawing}>
        <FloorPlan layers={planLayers[step]} />
      </div>
    </section>
  );
}
