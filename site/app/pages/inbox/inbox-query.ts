import { type ContactState, contactStates } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import type { EntryQuery, InboxTab } from "./mailbox.ts";

/** Which entries a tab shows: by their state, or the spam. */
export type EntryFilter = ContactState | "spam" | "all";

export const entryFilters = ["all", ...contactStates, "spam"] as const;

/** What the address asks of the inbox: `?tab=contacts&state=new&q=…&item=…`. */
export interface InboxQuery {
  tab: InboxTab;
  filter: EntryFilter;
  q: string;
  /** The entry that is open. */
  item: string | null;
}

/** Reads the address. Only the staff have leads; what is not understood counts as not asked. */
export function readInboxQuery(query: Pick<URLSearchParams, "get">, isStaff: boolean): InboxQuery {
  return {
    tab: isStaff && query.get("tab") !== "contacts" ? "leads" : "contacts",
    filter: entryFilters.find((known) => known === query.get("state")) ?? "all",
    q: (query.get("q") ?? "").trim().slice(0, limits.search),
    item: query.get("item") || null,
  };
}

/** The same as the services ask it. */
export function entryQuery({ filter, q }: Pick<InboxQuery, "filter" | "q">): EntryQuery {
  return {
    ...(q !== "" && { q }),
    ...(filter === "spam" ? { spam: "Y" } : filter === "all" ? {} : { state: filter }),
  };
}
