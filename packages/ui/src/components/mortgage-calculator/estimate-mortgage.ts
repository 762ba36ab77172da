import type { FormErrors } from "../../forms/form-errors.ts";
import type { ErrorCode } from "../../labels/labels.ts";
import { mortgagePayment } from "./mortgage-payment.ts";
import { mortgageTerms, type MortgageValues } from "./mortgage-values.ts";

/** All in US dollars; everything but `loan` a month. */
export interface MortgageEstimate {
  readonly loan: number;
  readonly principalAndInterest: number;
  readonly tax: number;
  readonly insurance: number;
  readonly hoa: number;
  readonly total: number;
}

export type MortgageErrors = FormErrors<MortgageValues>;

const highest = { dollars: 1e9, rate: 25, percent: 100 };

/** A number as people write one: "$800,000", "6.5 %", "８００". NaN for anything else. */
function parseNumber(typed: string): number {
  const digits = typed.normalize("NFKC").replaceAll(/[\s,$%]/g, "");
  return /^\d{1,15}(\.\d{1,6})?$/.test(digits) ? Number(digits) : Number.NaN;
}

function amount(typed: string, most: number, needed: boolean): number | ErrorCode {
  if (typed.trim() === "") return needed ? "required" : 0;
  const value = parseNumber(typed);
  if (Number.isNaN(value)) return "type";
  return value <= most ? value : "number.range";
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** What the values come to, or what is wrong with them by field. */
export function estimateMortgage(
  values: MortgageValues,
):
  | { estimate: MortgageEstimate; errors?: undefined }
  | { estimate?: undefined; errors: MortgageErrors } {
  const byPercent = values.downUnit === "percent";
  const price = amount(values.price, highest.dollars, true);
  const down = amount(values.down, byPercent ? highest.percent : highest.dollars, false);
  const rate = amount(values.rate, highest.rate, true);
  const tax = amount(values.tax, highest.dollars, false);
  const insurance = amount(values.insurance, highest.dollars, false);
  const hoa = amount(values.hoa, highest.dollars, false);
  const known = mortgageTerms.some((term) => term === values.years);
  const years = known ? Number(values.years) : ("choice.unknown" as const);

  const parsed = { price, down, rate, years, tax, insurance, hoa };
  const wrong = Object.entries(parsed).filter(([, value]) => typeof value === "string");
  // A price of nothing buys nothing, and more than the price cannot be paid down.
  if (price === 0) wrong.push(["price", "number.range"]);
  else if (!byPercent && typeof price === "number" && typeof down === "number" && down > price) {
    wrong.push(["down", "number.range"]);
  }
  if (
    wrong.length > 0 ||
    typeof price === "string" ||
    typeof down === "string" ||
    typeof rate === "string" ||
    typeof years === "string" ||
    typeof tax === "string" ||
    typeof insurance === "string" ||
    typeof hoa === "string"
  ) {
    // fromEntries forgets that the names are fields and the values codes.
    return { errors: Object.fromEntries(wrong) as MortgageErrors };
  }

  const loan = cents(price - (byPercent ? (price * down) / 100 : down));
  const payment = mortgagePayment({ principal: loan, annualRate: rate, months: years * 12 });
  if (payment === null) return { errors: { price: "number.range" } };
  const monthly = { tax: cents(tax / 12), insurance: cents(insurance / 12), hoa: cents(hoa) };
  return {
    estimate: {
      loan,
      principalAndInterest: payment,
      ...monthly,
      total: cents(payment + monthly.tax + monthly.insurance + monthly.hoa),
    },
  };
}
