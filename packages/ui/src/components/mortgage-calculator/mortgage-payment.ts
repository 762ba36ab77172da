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
