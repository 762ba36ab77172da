import type { MortgageLabels } from "../../labels/controls/control-labels.ts";
import type { MortgageEstimate } from "./estimate-mortgage.ts";
import * as css from "./mortgage-calculator.css.ts";

export interface MortgageResultProps {
  labels: MortgageLabels;
  estimate: MortgageEstimate;
  formatMoney: (dollars: number) => string;
}

/** Table of the estimate. Omits costs of zero. */
export function MortgageResult({ labels, estimate, formatMoney }: MortgageResultProps) {
  const items = [
    [labels.monthlyTax, estimate.tax],
    [labels.monthlyInsurance, estimate.insurance],
    [labels.hoa, estimate.hoa],
  ] as const;
  return (
    <div className={css.result}>
      <table className={css.table}>
        <caption>{labels.result}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.item}</th>
            <th scope="col">{labels.perMonth}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {labels.principalAndInterest} ({labels.loan} {formatMoney(estimate.loan)})
            </th>
            <td>{formatMoney(estimate.principalAndInterest)}</td>
          </tr>
          {items
            .filter(([, dollars]) => dollars > 0)
            .map(([label, dollars]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatMoney(dollars)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.total}</th>
            <td>{formatMoney(estimate.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={css.note}>{labels.notOffer}</p>
    </div>
  );
}
