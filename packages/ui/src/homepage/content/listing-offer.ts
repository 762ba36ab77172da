import { formatTemplate } from "../../format.ts";
import type { HomepageLabels } from "../../labels/labels.ts";
import type { Listing, ListingStatus } from "./listings.ts";

type OfferLabels = Pick<HomepageLabels["listings"], "priceOnRequest" | "soldPrice" | "perMonth">;

/** Price in the wording of the listing type, such as "Sold for $1,940,000". */
export function priceText(
  { price, type }: Pick<Listing, "price" | "type">,
  labels: OfferLabels,
  money: (dollars: number) => string,
): string {
  if (price === null) return labels.priceOnRequest;
  if (type === "sold") return formatTemplate(labels.soldPrice, { price: money(price) });
  if (type === "sale") return money(price);
  return formatTemplate(labels.perMonth, { price: money(price) });
}

/** Text of the status; an active home for rent has one of its own, since it is not for sale. */
export function statusText(
  { status, type }: { status: ListingStatus; type: Listing["type"] },
  labels: Pick<HomepageLabels["listings"], "status">,
): string {
  return labels.status[status === "active" && type === "rent" ? "activeRental" : status];
}

const availableStatuses: readonly (Listing["status"] | null)[] = ["active", "new", "open"];

/** Whether a home can be bought or rented; its status has a filled square then. */
export function isAvailable({ status }: Pick<Listing, "status">): boolean {
  return availableStatuses.includes(status);
}

/** Whether a home is for sale or for rent, and not sold or rented. */
export function isOffered({ type }: Pick<Listing, "type">): boolean {
  return type === "sale" || type === "rent";
}
