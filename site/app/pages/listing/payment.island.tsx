import { MonthlyPayment } from "@realtor/ui/monthly-payment";
import { formatDollars } from "#app/i18n/formats/money.ts";
import type { ListingPageProps } from "./listing-props.ts";

/** The estimate of the monthly payment. */
export function Payment(props: NonNullable<ListingPageProps["payment"]>) {
  return <MonthlyPayment {...props} formatMoney={formatDollars} />;
}
