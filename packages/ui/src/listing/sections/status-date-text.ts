import { formatTemplate } from "../../format.ts";
import type { StatusDate } from "../listing-content.ts";
import type { ListingProps } from "../listing-props.ts";

interface StatusDateLabels {
  listing: Pick<ListingProps["labels"]["listing"], "statusDate">;
  homepage: { listings: Pick<ListingProps["labels"]["homepage"]["listings"], "backOnMarket"> };
}

/** The date of the status in words, such as "Pending since November 12, 2026". */
export function statusDateText(
  { kind, date }: StatusDate,
  labels: StatusDateLabels,
  formats: Pick<ListingProps["formats"], "date">,
): string {
  const text =
    kind === "backOnMarket"
      ? labels.homepage.listings.backOnMarket
      : labels.listing.statusDate[kind];
  return formatTemplate(text, { date: formats.date(date) });
}
