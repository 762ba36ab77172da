import "#app/fonts/rest.css";
import { wrap } from "@realtor/ui/styles";
import { FormattedMessage } from "react-intl";
import { SiteFooter } from "#app/layout/site-footer.tsx";
import { SiteHeader } from "#app/layout/site-header.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { RequestButton } from "#app/forms/lead/request-button.tsx";
import { RequestPanelProvider } from "#app/forms/lead/request-panel.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";
import * as css from "./process.css.ts";
import type { Labels } from "@realtor/ui/labels";
import type { RequestLabels } from "#app/forms/lead/lead-request.tsx";
import { FloorPlan, type FloorPlanLayer } from "@realtor/ui/floor-plan";

const titleMessages = defineMessages({
  "1": {
    id: "process.1.title",
    defaultMessage: "Request",
    description: "Title of the step about the request on the process page.",
  },
  "2": {
    id: "process.2.title",
    defaultMessage: "Conversation",
    description: "Title of the step about the conversation on the process page.",
  },
  "3": {
    id: "process.3.title",
    defaultMessage: "Build",
    description: "Title of the step about building the website on the process page.",
  },
  "4": {
    id: "process.4.title",
    defaultMessage: "Keys",
    description: "Title of the step about the launch on the process page.",
  },
});

const bodyMessages = defineMessages({
  "1": {
    id: "process.1.body",
    defaultMessage: "Leave your name, area and number. The form takes a minute.",
    description: "Text of the step about the request.",
  },
  "2": {
    id: "process.2.body",
    defaultMessage:
      "We call to hear how you work and how you want to come across, then choose a template and color together.",
    description: "Text of the step about the conversation.",
  },
  "3": {
    id: "process.3.body",
    defaultMessage:
      "We arrange your story, photographs and listings, and build in three languages. Look in on the preview whenever you like.",
    description: "Text of the step about building the website.",
  },
  "4": {
    id: "process.4.body",
    defaultMessage:
      "After a last look, we open the address that carries your name. Listings and photographs can change any time after.",
    description: "Text of the step about the launch.",
  },
});

const factMessages = defineMessages({
  time: {
    id: "process.time",
    defaultMessage: "How long",
    description: "Label in each step: how long it takes.",
  },
  need: {
    id: "process.need",
    defaultMessage: "What you bring",
    description: "Label in each step: what the realtor provides.",
  },
  "1.time": {
    id: "process.1.time",
    defaultMessage: "One minute",
    description: "Duration of the request.",
  },
  "1.need": {
    id: "process.1.need",
    defaultMessage: "Your name, area and phone number",
    description: "What the realtor provides for the request.",
  },
  "2.time": {
    id: "process.2.time",
    defaultMessage: "A call of about 30 minutes",
    description: "Duration of the conversation.",
  },
  "2.need": {
    id: "process.2.need",
    defaultMessage: "Your license number, your broker’s name and a color you like",
    description: "What the realtor provides for the conversation.",
  },
  "3.time": {
    id: "process.3.time",
    defaultMessage: "Usually five business days from when we have them",
    description: "Duration of building the website.",
  },
  "3.need": {
    id: "process.3.need",
    defaultMessage: "A portrait, a few lines about you, and photographs you may publish",
    description: "What the realtor provides for building the website.",
  },
  "4.time": {
    id: "process.4.time",
    defaultMessage: "The day you approve it; a domain of your own takes up to two days to connect",
    description: "Duration of the launch.",
  },
  "4.need": {
    id: "process.4.need",
    defaultMessage: "Your agreement to the terms, and a last look",
    description: "What the realtor provides for the launch.",
  },
});

export interface ProcessProps {
  labels: RequestLabels & Pick<Labels, "language" | "footer">;
  year: number;
}

/** The process of getting a homepage, for agents. See docs/spec/routes.md#process. */
function ProcessPage({ labels, year }: ProcessProps) {
  return (
    <RequestPanelProvider labels={labels}>
      <SkipLink label={labels.common.skip} />
      <SiteHeader labels={labels} solid />
      <main id="main" className={css.page}>
        <div className={wrap}>
          <h1 className={css.title}>
            <FormattedMessage
              id="process.title"
              defaultMessage={"From empty lot\nto keys in hand"}
              description="Heading of the process page, in two lines."
            />
          </h1>
          <p className={css.lead}>
            <FormattedMessage
              id="process.lead"
              defaultMessage="Four steps from request to launch. All you bring is photographs and a story."
              description="Text below the heading of the process page."
            />
          </p>
          {steps.map((step) => (
            <ProcessStep key={step} step={step} />
          ))}
          <div className={css.action}>
            <RequestButton variant="primary">
              <FormattedMessage
                id="process.cta"
                defaultMessage="Request your website"
                description="Button at the end of the process page, which opens the lead form."
              />
            </RequestButton>
          </div>
        </div>
      </main>
      <SiteFooter labels={labels} year={year} />
    </RequestPanelProvider>
  );
}

const steps = ["1", "2", "3", "4"] as const;
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
function ProcessStep({ step }: { step: Step }) {
  return (
    <section className={css.step}>
      <div className={css.text}>
        <h2 className={css.stepTitle}>
          <span className={css.number}>{step}</span>
          <FormattedMessage {...titleMessages[step]} />
        </h2>
        <div className={css.stepText}>
          <p className={css.body}>
            <FormattedMessage {...bodyMessages[step]} />
          </p>
          <dl className={css.facts}>
            {facts.map((fact) => (
              <div key={fact} className={css.fact}>
                <dt className={css.factLabel}>
                  <FormattedMessage {...factMessages[fact]} />
                </dt>
                <dd>
                  <FormattedMessage {...factMessages[`${step}.${fact}`]} />
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

export { ProcessPage as component };
