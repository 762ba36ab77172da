import "#app/fonts/rest.css";
import type { MonthlyPaymentProps } from "@realtor/ui/monthly-payment";
import { wrap } from "@realtor/ui/styles";
import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { island } from "#app/hydration/island.ts";
import { PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import { BuyingGuide, type BuyingGuideProps } from "./buying-guide.tsx";
import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";
import * as css from "./buying.css.ts";

const Payment = await island(
  "#payment",
  async () => (await import("#app/pages/listing/payment.island.tsx")).Payment,
);

export interface BuyingProps extends Pick<BuyingGuideProps, "frame" | "states"> {
  realtorId: string;
  labels: LegalLabels;
  payment: Pick<MonthlyPaymentProps, "labels" | "errorLabels" | "facts">;
  year: number;
}

/**
 * Six steps of buying with a loan and the estimate of a monthly payment, public. The checklist is stored in the
 * browser. See docs/spec/routes.md#buying-guide.
 */
function BuyingPage({ frame, labels, year, realtorId, states, payment }: BuyingProps) {
  return (
    <PageFrame frame={frame} labels={labels} year={year} anchors={["about", "contact"]}>
      <div className={`${wrap} ${css.page}`}>
        <h1 className={css.title}>
          <FormattedMessage id="buying.title" />
        </h1>
        <p className={css.lead}>
          <FormattedMessage id="buying.lead" />
        </p>
        <BuyingGuide
          frame={frame}
          states={states}
          storageKey={`buying:${realtorId}`}
          keptFor="browser"
        />
      </div>
      <div id="payment" className={css.payment}>
        <Suspense>
          <Payment {...payment} />
        </Suspense>
      </div>
    </PageFrame>
  );
}

export { BuyingPage as component };
