import type { FormErrors } from "../../forms/form-errors.ts";
import type { ErrorCode } from "../../labels/labels.ts";
import { mortgagePayment } from "./mortgage-payment.ts";
import { mortgageTerms, type MortgageValues } from "./mortgage-values.ts";

/** US dollars; all amounts except `loan` are per month. */
export interface MortgageEstimate {
  readonly loan: number;
  readonly principalAndInterest: number;
  readonly tax: number;
  readonly insurance: number;
  readonly hoa: number;
  readonly total: number;
}

export type MortgageErrors = FormErrors<MortgageValues>;

const maximum = { dollars: 1e9, rate: 25, percent: 100 };

/** Parses user input such as "$800,000", "6.5 %" or "８００"; NaN if it is not a number. */
function parseNumber(text: string): number {
  const digits = text.normalize("NFKC").replaceAll(/[\s,$%]/g, "");
  return /^\d{1,15}(\.\d{1,6})?$/.test(digits) ? Number(digits) : Number.NaN;
}

function parseAmount(text: string, max: number, required: boolean): number | ErrorCode {
  if (text.trim() === "") return required ? "required" : 0;
  const value = parseNumber(text);
  if (Number.isNaN(value)) return "type";
  return value <= max ? value : "number.range";
}

function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** Estimates the monthly cost, or returns error codes by field. */
export function estimateMortgage(
  values: MortgageValues,
):
  | { estimate: MortgageEstimate; errors?: undefined }
  | { estimate?: undefined; errors: MortgageErrors } {
  const isPercent = values.downUnit === "percent";
  const price = parseAmount(values.price, maximum.dollars, true);
  const down = parseAmount(values.down, isPercent ? maximum.percent : maximum.dollars, false);
  const rate = parseAmount(values.rate, maximum.rate, true);
  const tax = parseAmount(values.tax, maximum.dollars, false);
  const insurance = parseAmount(values.insurance, maximum.dollars, false);
  const hoa = parseAmount(values.hoa, maximum.dollars, false);
  const isKnownTerm = mortgageTerms.some((term) => term === values.years);
  const years = isKnownTerm ? Number(values.years) : ("choice.unknown" as const);

  const parsed = { price, down, rate, years, tax, insurance, hoa };
  const invalid = Object.entries(parsed).filter(([, value]) => typeof value === "string");
  // The price must be above zero, and the down payment at max the price.
  if (price === 0) invalid.push(["price", "number.range"]);
  else if (!isPercent && typeof price === "number" && typeof down === "number" && down > price) {
    invalid.push(["down", "number.range"]);
  }
  if (
    invalid.length > 0 ||
    typeof price === "string" ||
    typeof down === "string" ||
    typeof rate === "string" ||
    typeof years === "string" ||
    typeof tax === "string" ||
    typeof insurance === "string" ||
    typeof hoa === "string"
  ) {
    // Object.fromEntries does not preserve the types of keys and values.
    return { errors: Object.fromEntries(invalid) as MortgageErrors };
  }

  const loan = roundToCents(price - (isPercent ? (price * down) / 100 : down));
  const payment = mortgagePayment({ principal: loan, annualRate: rate, months: years * 12 });
  if (payment === null) return { errors: { price: "number.range" } };
  const monthly = {
    tax: roundToCents(tax / 12),
    insurance: roundToCents(insurance / 12),
    hoa: roundToCents(hoa),
  };
  return {
    estimate: {
      loan,
      principalAndInterest: payment,
      ...monthly,
      total: roundToCents(payment + monthly.tax + monthly.insurance + monthly.hoa),
    },
  };
}
