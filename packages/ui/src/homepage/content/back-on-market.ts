import { cleanText, type Text } from "@realtor/profile/text";

/** The fields of a listing with the time when it was offered again. */
export type BackOnMarketInput = {
  backOnMarketDate?: Text;
  /** RESO lookup of the last change, such as Back On Market. */
  majorChangeType?: Text;
  majorChangeTimestamp?: Text;
  statusChangeTimestamp?: Text;
};

/** Reads the date of a date or timestamp: YYYY-MM-DD; null for an impossible one. */
export function readDate(value: Text): string | null {
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(cleanText(value) ?? "") ?? [];
  return date === undefined || Number.isNaN(Date.parse(date)) ? null : date;
}

/** When an active listing whose buyer withdrew was offered again; null for other listings. */
export function readBackOnMarket(listing: BackOnMarketInput): string | null {
  const change = cleanText(listing.majorChangeType)?.replaceAll(/\s/g, "").toLowerCase();
  if (change !== "backonmarket") return readDate(listing.backOnMarketDate);
  return (
    readDate(listing.backOnMarketDate) ??
    readDate(listing.majorChangeTimestamp) ??
    readDate(listing.statusChangeTimestamp)
  );
}
