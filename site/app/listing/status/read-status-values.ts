import type { Home } from "#app/listing/document/home.ts";
import type { StatusValues } from "./check-status.ts";
import { likelyShowingDays, showingBounds } from "./showing-days.ts";

/** What the form of the status begins with: what is known, else likely days. */
export function readStatusValues({ status, entry }: Home, today: string): StatusValues {
  const { onMarketDate, closeDate, closePrice } = entry.listing;
  const { min, max } = showingBounds(today);
  const [likely = min] = likelyShowingDays(today);
  const isKnown =
    status === "comingSoon" && onMarketDate && onMarketDate >= min && onMarketDate <= max;
  return {
    status,
    showingsFrom: isKnown ? onMarketDate : likely,
    turnsActive: true,
    closedOn: (status === "closed" && closeDate) || today,
    closePrice: closePrice ?? null,
    showsClosePrice: true,
  };
}
