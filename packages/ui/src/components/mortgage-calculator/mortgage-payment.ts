export interface Loan {
  /** US dollars borrowed. */
  readonly principal: number;
  /** Percent a year: 6.5. */
  readonly annualRate: number;
  /** Number of monthly payments. */
  readonly months: number;
}

/** Beyond these no answer means anything. */
const limits = { principal: 1e9, annualRate: 100, months: 600 };

const within = (value: number, least: number, most: number) => value >= least && value <= most;

/**
 * Level monthly payment of principal and interest, in dollars rounded to the cent. Null for a loan
 * that cannot be: a negative or endless amount, a rate over 100 %, a term that is not 1 to 600 whole months.
 */
export function mortgagePayment({ principal, annualRate, months }: Loan): number | null {
  if (!within(principal, 0, limits.principal)) return null;
  if (!within(annualRate, 0, limits.annualRate)) return null;
  if (!Number.isInteger(months) || !within(months, 1, limits.months)) return null;
  const rate = annualRate / 1200;
  // log1p and expm1 stay exact where the rate is close to nothing.
  const discount = -Math.expm1(-months * Math.log1p(rate));
  const payment = discount === 0 ? principal / months : (principal * rate) / discount;
  return Math.round(payment * 100) / 100;
}
