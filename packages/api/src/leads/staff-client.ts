import type { Http } from "../http/http.ts";
import type { ContactState } from "../loaning/choices.ts";
import type { Page, PageQuery } from "../loaning/page.ts";
import { readPage } from "../loaning/page.ts";
import type { Flag } from "../rules/flag.ts";
import type { LeadCounts, LeadUpdate, StoredLead } from "./stored-lead.schema.ts";

const toPath = (id: string) => `/api/leads/${encodeURIComponent(id)}`;

/** Filter of leads. Default: all states without spam. */
export type LeadQuery = PageQuery &
  Readonly<{
    state?: ContactState;
    /** Y for spam only. */
    spam?: Flag;
    /** Substring of the name, area or phone, ignoring case. */
    q?: string;
  }>;

/**
 * GET /api/leads on the site's server → 200, newest first, for admins.
 * @throws {ApiError} 400, 401, 403, 503 (the token cannot be verified).
 */
export async function listLeads(http: Http, query: LeadQuery = {}): Promise<Page<StoredLead>> {
  return readPage(await http<StoredLead[]>("/api/leads", { success: 200, query }));
}

/**
 * GET /api/leads/counts → 200, counts of the leads of `listLeads`.
 * @throws {ApiError} 401, 403, 503.
 */
export async function countLeads(http: Http): Promise<LeadCounts> {
  return (await http<LeadCounts>("/api/leads/counts", { success: 200 })).data;
}

/**
 * PATCH /api/leads/{id} → 200, the updated lead. Omitted fields do not change. `spam: false` queues
 * a withheld lead for team chat.
 * @throws {ApiError} 401, 403, 404, 422, 503.
 */
export async function updateLead(http: Http, id: string, changes: LeadUpdate): Promise<StoredLead> {
  const call = { method: "PATCH", body: changes, success: 200 } as const;
  return (await http<StoredLead>(toPath(id), call)).data;
}

/**
 * DELETE /api/leads/{id} → 200, deletes the personal data and the delivery permanently.
 * @throws {ApiError} 401, 403, 404, 503.
 */
export async function deleteLead(http: Http, id: string): Promise<void> {
  await http(toPath(id), { method: "DELETE", success: 200, responseType: "none" });
}
