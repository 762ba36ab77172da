import type { FormErrors } from "../../forms/use-form-errors.ts";
import type { ErrorCode } from "../../labels/labels.ts";

/** Unparsed form values; the keys are the field names of the posted form. */
export interface MortgageValues {
  readonly price: string;
  readonly down: string;
  readonly downUnit: "dollar" | "percent";
  /** Percent per year; empty by default, because no rate is suggested. */
  readonly rate: string;
  readonly years: string;
  /** US dollars per year, as `insurance`. */
  readonly tax: string;
  readonly insurance: string;
  /** US dollars per month. */
  readonly hoa: string;
}

export const emptyMortgageValues: MortgageValues = {
  price: "",
  down: "20",
  downUnit: "percent",
  rate: "",
  years: "30",
  tax: "",
  insurance: "",
  hoa: "",
};

/** Selectable terms in years. */
export const mortgageTerms = ["30", "20", "15", "10"] as const;

/** Reads a posted form; missing and invalid fields get their default values. */
export function readMortgageForm(form: FormData): MortgageValues {
  const read = (name: keyof MortgageValues) => {
    const value = form.get(name);
    return typeof value === "string" ? value : emptyMortgageValues[name];
  };
  return {
    price: read("price"),
    down: read("down"),
    downUnit: read("downUnit") === "dollar" ? "dollar" : "percent",
    rate: read("rate"),
    years: read("years"),
    tax: read("tax"),
    insurance: read("insurance"),
    hoa: read("hoa"),
  };
}

export interface Loan {
  /** US dollars borrowed. */
  readonly principal: number;
  /** Percent per year, such as 6.5. */
  readonly annualRate: number;
  /** Number of monthly payments. */
  readonly months: number;
}

/** Upper limits of a plausible loan. */
const limits = { principal: 1e9, annualRate: 100, months: 600 };

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max;

/**
 * Level monthly payment of principal and interest in US dollars, rounded to the cent. Null for an
 * invalid loan: a negative or infinite amount, a rate over 100 %, a term outside 1 to 600 whole months.
 */
export function mortgagePayment({ principal, annualRate, months }: Loan): number | null {
  if (!isBetween(principal, 0, limits.principal)) return null;
  if (!isBetween(annualRate, 0, limits.annualRate)) return null;
  if (!Number.isInteger(months) || !isBetween(months, 1, limits.months)) return null;
  const rate = annualRate / 1200;
  // log1p and expm1 are accurate for rates close to zero.
  const discount = -Math.expm1(-months * Math.log1p(rate));
  const payment = discount === 0 ? principal / months : (principal * rate) / discount;
  return Math.round(payment * 100) / 100;
}

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
