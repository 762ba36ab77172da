import type { Http } from "../http/http.ts";
import type { ContactState } from "../loaning/choices.ts";
import type { Page, PageQuery } from "../loaning/page.ts";
import { readPage } from "../loaning/page.ts";
import type { Flag } from "../rules/flag.ts";
import type { LeadCounts, LeadUpdate, StoredLead } from "./stored-lead.schema.ts";

const pathOf = (id: string) => `/api/leads/${encodeURIComponent(id)}`;

/** Which leads to list: those that are not spam, in every state, unless it says otherwise. */
export type LeadQuery = PageQuery &
  Readonly<{
    state?: ContactState;
    /** Y: the spam and nothing else. */
    spam?: Flag;
    /** A part of the name, area or phone, in any case. */
    q?: string;
  }>;

/**
 * GET /api/leads on the site's own server → 200, newest first, for admins alone. ApiError 400, 401, 403,
 * 503 (nobody can say whose token it is).
 */
export async function listLeads(http: Http, query: LeadQuery = {}): Promise<Page<StoredLead>> {
  return readPage(await http<StoredLead[]>("/api/leads", { success: 200, query }));
}

/** GET /api/leads/counts → 200, of those that `listLeads` would give. ApiError 401, 403, 503. */
export async function countLeads(http: Http): Promise<LeadCounts> {
  return (await http<LeadCounts>("/api/leads/counts", { success: 200 })).data;
}

/**
 * PATCH /api/leads/{id} → 200, the lead as it is now. What `changes` does not name stays as it is,
 * whoever changed it meanwhile. `spam: false` sends what was held back on to team chat. ApiError 401,
 * 403, 404, 422, 503.
 */
export async function updateLead(http: Http, id: string, changes: LeadUpdate): Promise<StoredLead> {
  const call = { method: "PATCH", body: changes, success: 200 } as const;
  return (await http<StoredLead>(pathOf(id), call)).data;
}

/**
 * DELETE /api/leads/{id} → 200: the person's data is gone for good, its delivery too. ApiError 401, 403,
 * 404, 503.
 */
export async function deleteLead(http: Http, id: string): Promise<void> {
  await http(pathOf(id), { method: "DELETE", success: 200, answer: "none" });
}
