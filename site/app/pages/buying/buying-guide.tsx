import { MortgageCalculator } from "@realtor/ui/mortgage-calculator";
import { TextLink } from "@realtor/ui/text-link";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { type BuyingState, steps } from "./buying-steps.ts";
import * as css from "./buying.css.ts";
import { ChecklistProgress } from "./checklist-progress.tsx";
import { GuideStep } from "./guide-step.tsx";
import { useChecklist } from "./use-checklist.ts";
import type { Labels, MortgageLabels } from "@realtor/ui/labels";
import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";
import type { Frame } from "#app/layout/agent-frame/page-frame.tsx";

type BuyingGuideProps = Pick<BuyingProps, "frame" | "states" | "mortgage" | "errors"> & {
  storageKey: string;
};

/** Independent of the user, so the document can be cached. */
export interface BuyingProps {
  frame: Extract<Frame, { kind: "agent" }>;
  realtorId: string;
  /** The agent's own state first. */
  states: readonly BuyingState[];
  labels: LegalLabels;
  mortgage: MortgageLabels;
  errors: Labels["errors"];
  year: number;
}

/** The complete guide for signed-in buyers: progress, steps and the mortgage calculator. */
export function BuyingGuide({ frame, states, mortgage, errors, storageKey }: BuyingGuideProps) {
  const { locale } = useAddress();
  const { formatNumber } = useIntl();
  const { done, persisted, toggle } = useChecklist(storageKey);
  const formatMoney = (dollars: number) =>
    formatNumber(dollars, { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" });
  return (
    <>
      <div className={css.columns}>
        <ChecklistProgress done={done.size} persisted={persisted} />
        <ol>
          {steps.map((step) => (
            <GuideStep key={step} step={step} states={states} done={done} onToggle={toggle} />
          ))}
        </ol>
      </div>
      <section className={css.payment} aria-labelledby="payment">
        <div>
          <h2 id="payment" className={css.paymentTitle}>
            <FormattedMessage id="buying.payment" />
          </h2>
          <p className={css.paymentLead}>
            <FormattedMessage id="buying.payment.lead" />
          </p>
        </div>
        <MortgageCalculator labels={mortgage} errorLabels={errors} formatMoney={formatMoney} />
      </section>
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
