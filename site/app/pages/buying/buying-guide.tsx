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
            <FormattedMessage
              id="buying.payment"
              defaultMessage="What a month may cost"
              description="Heading of the payment calculator."
            />
          </h2>
          <p className={css.paymentLead}>
            <FormattedMessage
              id="buying.payment.lead"
              defaultMessage="Enter the rate a lender has quoted you. We suggest none, and nothing you enter leaves this page."
              description="Text above the payment calculator."
            />
          </p>
        </div>
        <MortgageCalculator labels={mortgage} errorLabels={errors} formatMoney={formatMoney} />
      </section>
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
