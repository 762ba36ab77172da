import "#app/fonts/rest.css";
import { Suspense } from "react";
import { wrap } from "@realtor/ui/styles";
import { SiteFooter } from "#app/layout/site-footer.tsx";
import { SkipLink } from "@realtor/ui/skip-link";
import { SiteHeader } from "#app/layout/site-header.tsx";
import { RequestPanelProvider } from "#app/forms/lead/request-panel.tsx";
import { island } from "#app/hydration/island.ts";
import * as css from "./process.css.ts";
import type { ProcessTexts } from "./process-messages.ts";
import type { Labels } from "@realtor/ui/labels";
import type { RequestLabels } from "#app/forms/lead/request-labels.ts";
import { FloorPlan, type FloorPlanLayer } from "@realtor/ui/floor-plan";

export interface ProcessProps {
  labels: RequestLabels & Pick<Labels, "language" | "footer">;
  texts: ProcessTexts;
  year: number;
  /** What a website costs, in the words of the operator. */
  price: string | null;
}

const Closing = await island(
  "#closing",
  async () => (await import("#app/pages/landing/closing.island.tsx")).Closing,
);

/** The process of getting a website, for agents. See docs/spec/routes.md#process. */
function ProcessPage({ labels, texts, year, price }: ProcessProps) {
  return (
    <RequestPanelProvider labels={labels}>
      <SkipLink>{labels.common.skip}</SkipLink>
      <SiteHeader labels={labels} solid />
      <main id="main" className={css.page}>
        <div className={wrap}>
          <h1 className={css.title}>{texts.title}</h1>
          <p className={css.lead}>{price === null ? texts.lead : `${texts.lead} ${price}`}</p>
          {texts.steps.map((step) => (
            <ProcessStep key={step.step} {...step} labels={texts} />
          ))}
        </div>
        <Suspense>
          <Closing messages={texts.closing} />
        </Suspense>
      </main>
      <SiteFooter labels={labels} year={year} />
    </RequestPanelProvider>
  );
}

type Step = ProcessTexts["steps"][number];

/** Visible layers of the house plan at each step. */
const planLayers: Record<Step["step"], readonly FloorPlanLayer[]> = {
  "1": ["site"],
  "2": ["site", "dimensions", "plannedWalls"],
  "3": ["site", "dimensions", "walls", "openings"],
  "4": ["site", "dimensions", "walls", "openings", "furniture", "plate"],
};

interface ProcessStepProps extends Step {
  labels: Pick<ProcessTexts, "need" | "time">;
}

/** One step: description, requirements and duration, next to the house plan, with the later layers pale. */
function ProcessStep({ step, title, body, need, time, labels }: ProcessStepProps) {
  return (
    <section className={css.step}>
      <div className={css.text}>
        <h2 className={css.stepTitle}>
          <span className={css.number}>{step}</span>
          {title}
        </h2>
        <div className={css.stepText}>
          <p className={css.body}>{body}</p>
          <dl className={css.facts}>
            <div className={css.fact}>
              <dt className={css.factLabel}>{labels.need}</dt>
              <dd>{need}</dd>
            </div>
            <div className={css.fact}>
              <dt className={css.factLabel}>{labels.time}</dt>
              <dd>{time}</dd>
            </div>
          </dl>
        </div>
      </div>
      <div className={step === "4" ? css.finished : css.drawing}>
        {step !== "4" && <FloorPlan className={css.unbuilt} />}
        <FloorPlan layers={planLayers[step]} />
      </div>
    </section>
  );
}

export { ProcessPage as component };
