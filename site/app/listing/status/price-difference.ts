import type { IntlShape } from "react-intl";
import { formatDollars } from "#app/i18n/formats/money.ts";

/** "$41,000 lower than now (2.2%)."; nothing while there is no price to compare. */
export function priceDifference(
  now: number | null,
  next: number | null,
  { formatMessage, formatNumber }: Pick<IntlShape, "formatMessage" | "formatNumber">,
): string | undefined {
  if (now === null || now === 0 || next === null || next === 0) return undefined;
  if (next === now) return formatMessage({ id: "listings.price.same" });
  const amount = formatDollars(Math.abs(next - now));
  const share = formatNumber(Math.abs(next - now) / now, {
    style: "percent",
    maximumFractionDigits: 1,
  });
  return formatMessage(
    { id: next < now ? "listings.price.lower" : "listings.price.higher" },
    { amount, share },
  );
}
