import type { Http } from "../http/http.ts";
import type { Flag } from "../rules/flag.ts";
import type { ContactState } from "./choices.ts";
import type {
  ContactCounts,
  ContactInput,
  ContactReceipt,
  ContactRequest,
  ContactUpdate,
} from "./contact.schema.ts";
import { readPage } from "./page.ts";
import type { Page, PageQuery } from "./page.ts";

const pathOf = (id: string) => `/v1/realtor-contacts/${encodeURIComponent(id)}`;

/**
 * POST /v1/realtor-contacts → 201, without a token. The same `idempotencyKey` (made when the form
 * opens) stores one request, however often it is sent. ApiError 404 (no such agent), 422, 429.
 */
export async function createContact(
  http: Http,
  contact: ContactInput,
  idempotencyKey?: string,
): Promise<ContactReceipt> {
  const answer = await http<ContactReceipt>("/v1/realtor-contacts", {
    method: "POST",
    body: contact,
    success: 201,
    skipToken: true,
    ...(idempotencyKey !== undefined && { headers: { "idempotency-key": idempotencyKey } }),
  });
  return answer.data;
}

/** Which contact requests to list: those that are not spam, in every state, unless it says otherwise. */
export type ContactQuery = PageQuery &
  Readonly<{
    state?: ContactState;
    /** Y: the spam and nothing else. */
    spam?: Flag;
    /** A part of the name, phone, e-mail address or message, in any case. */
    q?: string;
  }>;

/**
 * GET /v1/realtor-contacts → 200, newest first: all for an admin, those to their own homepage for a
 * realtor. ApiError 400, 401, 403.
 */
export async function listContacts(
  http: Http,
  query: ContactQuery = {},
): Promise<Page<ContactRequest>> {
  return readPage(await http<ContactRequest[]>("/v1/realtor-contacts", { success: 200, query }));
}

/** GET /v1/realtor-contacts/counts → 200, of those that `listContacts` would give. ApiError 401, 403. */
export async function countContacts(http: Http): Promise<ContactCounts> {
  return (await http<ContactCounts>("/v1/realtor-contacts/counts", { success: 200 })).data;
}

/**
 * PATCH /v1/realtor-contacts/{id} → 200, the request as it is now. What `changes` does not name stays
 * as it is, whoever changed it meanwhile. ApiError 401, 403, 404, 422.
 */
export async function updateContact(
  http: Http,
  id: string,
  changes: ContactUpdate,
): Promise<ContactRequest> {
  const call = { method: "PATCH", body: changes, success: 200 } as const;
  return (await http<ContactRequest>(pathOf(id), call)).data;
}

/** DELETE /v1/realtor-contacts/{id} → 200: gone for good, and nobody can bring it back. ApiError 401, 403, 404. */
export async function deleteContact(http: Http, id: string): Promise<void> {
  await http(pathOf(id), { method: "DELETE", success: 200, answer: "none" });
}
