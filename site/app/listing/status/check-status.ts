import type { HomeStatus } from "@realtor/api/listing";
import type { StatusChange } from "#app/listing/document/use-listing-actions.ts";
import { showingBounds } from "./showing-days.ts";

/** What a status needs besides itself; days are YYYY-MM-DD, null for an empty field. */
export interface StatusValues {
  status: HomeStatus;
  showingsFrom: string | null;
  turnsActive: boolean;
  closedOn: string | null;
  closePrice: number | null;
  showsClosePrice: boolean;
}

export type StatusError = "required" | "past" | "far" | "future";

/** Errors of the fields of a status; `today` is that of the home. */
export function checkStatus(
  { status, showingsFrom, closedOn }: StatusValues,
  today: string,
): { showingsFrom?: StatusError | undefined; closedOn?: StatusError | undefined } {
  if (status === "comingSoon") return { showingsFrom: checkShowingDay(showingsFrom, today) };
  if (status !== "closed") return {};
  if (closedOn === null) return { closedOn: "required" };
  return { closedOn: closedOn > today ? "future" : undefined };
}

function checkShowingDay(day: string | null, today: string): StatusError | undefined {
  const { min, max } = showingBounds(today);
  if (day === null) return "required";
  if (day < min) return "past";
  return day > max ? "far" : undefined;
}

/** The change that makes it so; a status without dates clears those of others. */
export function toStatusChange(values: StatusValues): StatusChange {
  const { status } = values;
  const isComing = status === "comingSoon";
  const isClosed = status === "closed";
  return {
    status,
    showingsFrom: isComing ? values.showingsFrom : null,
    turnsActive: isComing && !values.turnsActive ? "N" : null,
    closedOn: isClosed ? values.closedOn : null,
    closePrice: isClosed ? values.closePrice : null,
    hidesClosePrice: isClosed && !values.showsClosePrice ? "Y" : null,
  };
}
