import { type ContactState, contactStates } from "@realtor/api/loaning";
import { readSearchText } from "#app/admin/search-params.ts";
import type { EntryQuery, InboxTab } from "./entry.ts";

/** Filter by state, or spam. */
export type EntryFilter = ContactState | "spam" | "all";

export const entryFilters = ["all", ...contactStates, "spam"] as const;

/** The inbox's search params: `?tab=contacts&state=new&q=…&item=…`. */
export interface InboxQuery {
  tab: InboxTab;
  filter: EntryFilter;
  q: string;
  /** Id of the open entry. */
  item: string | null;
}

/** Parses the search params. Only staff have leads; invalid values are ignored. */
export function readInboxQuery(query: Pick<URLSearchParams, "get">, isStaff: boolean): InboxQuery {
  return {
    tab: isStaff && query.get("tab") !== "contacts" ? "leads" : "contacts",
    filter: entryFilters.find((known) => known === query.get("state")) ?? "all",
    q: readSearchText(query),
    item: query.get("item") || null,
  };
}

/** Converts the filter to the services' query. */
export function entryQuery({ filter, q }: Pick<InboxQuery, "filter" | "q">): EntryQuery {
  return {
    ...(q !== "" && { q }),
    ...(filter === "spam" ? { spam: "Y" } : filter === "all" ? {} : { state: filter }),
  };
}
