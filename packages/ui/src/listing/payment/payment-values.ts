import {
  emptyMortgageValues,
  estimateMortgage,
  type MortgageErrors,
  type MortgageEstimate,
  type MortgageValues,
} from "../../components/mortgage-calculator/estimate-mortgage.ts";

/**
 * What a visitor enters; the down payment in dollars and in percent are linked. Tax and dues are those of the
 * listing at first.
 */
export type PaymentValues = Pick<
  MortgageValues,
  "price" | "down" | "rate" | "years" | "tax" | "insurance" | "hoa"
> & {
  percent: string;
};

/** Amounts of the listing, in US dollars; without its price, which the visitor enters. */
export type PaymentFacts = {
  price: number | null;
  taxPerYear: number | null;
  hoaPerMonth: number | null;
};

const initialPercent = 20;

type FormatMoney = (dollars: number) => string;

/** The initial values: 20 % down and no rate, since none is suggested. */
export function initialPayment(
  { price, taxPerYear, hoaPerMonth }: PaymentFacts,
  formatMoney: FormatMoney,
): PaymentValues {
  const { rate, years, insurance } = emptyMortgageValues;
  const ofListing = (dollars: number | null) => (dollars === null ? "" : formatMoney(dollars));
  return {
    price: ofListing(price),
    down: price === null ? "" : formatMoney(Math.round((price * initialPercent) / 100)),
    percent: String(initialPercent),
    rate,
    years,
    tax: ofListing(taxPerYear),
    insurance,
    hoa: ofListing(hoaPerMonth),
  };
}

const parse = (text: string) => Number(text.normalize("NFKC").replaceAll(/[\s,$%]/g, "") || "x");

/** Changes one value; the other form of the down payment follows if the value is a number, or both the price. */
export function changePayment(
  values: PaymentValues,
  name: keyof PaymentValues,
  value: string,
  facts: PaymentFacts,
  formatMoney: FormatMoney,
): PaymentValues {
  const next = { ...values, [name]: value };
  const number = parse(value);
  const price = facts.price ?? parse(next.price);
  if (!Number.isFinite(number) || !(price > 0)) return next;
  const percent = name === "percent" ? number : parse(next.percent);
  if (name === "percent" || (name === "price" && Number.isFinite(percent)))
    return { ...next, down: formatMoney(Math.round((price * percent) / 100)) };
  if (name === "down")
    return { ...next, percent: String(Number(((number / price) * 100).toFixed(1))) };
  return next;
}

/** The monthly payment, or an error code for each invalid value. */
export function estimatePayment(
  { price: entered, down, rate, years, tax, insurance, hoa }: PaymentValues,
  { price }: Pick<PaymentFacts, "price">,
): { estimate?: MortgageEstimate | undefined; errors?: MortgageErrors | undefined } {
  return estimateMortgage({
    price: price === null ? entered : String(price),
    down,
    downUnit: "dollar",
    rate,
    years,
    tax,
    insurance,
    hoa,
  });
}
