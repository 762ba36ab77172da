import "#app/fonts/rest.css";
import { wrap } from "@realtor/ui/styles";
import { FormattedMessage } from "react-intl";
import { SiteFooter } from "#app/layout/site-footer.tsx";
import { SiteHeader } from "#app/layout/site-header.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { RequestButton } from "#app/forms/lead/request-button.tsx";
import { RequestPanelProvider } from "#app/forms/lead/request-panel.tsx";
import { ProcessStep, steps } from "./process-step.tsx";
import * as css from "./process.css.ts";
import type { Labels } from "@realtor/ui/labels";
import type { RequestLabels } from "#app/forms/lead/lead-request.tsx";

/** The process of getting a homepage, for agents. See docs/spec/routes.md#process. */
function ProcessPage({ labels, year }: ProcessProps) {
  return (
    <RequestPanelProvider labels={labels}>
      <SkipLink label={labels.common.skip} />
      <SiteHeader labels={labels} solid />
      <main id="main" className={css.page}>
        <div className={wrap}>
          <h1 className={css.title}>
            <FormattedMessage id="process.title" />
          </h1>
          <p className={css.lead}>
            <FormattedMessage id="process.lead" />
          </p>
          {steps.map((step) => (
            <ProcessStep key={step} step={step} />
          ))}
          <div className={css.action}>
            <RequestButton variant="primary">
              <FormattedMessage id="process.cta" />
            </RequestButton>
          </div>
        </div>
      </main>
      <SiteFooter labels={labels} year={year} />
    </RequestPanelProvider>
  );
}

export { ProcessPage as component };

export interface ProcessProps {
  labels: RequestLabels & Pick<Labels, "language" | "footer">;
  year: number;
}
