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

const toPath = (id: string) => `/v1/realtor-contacts/${encodeURIComponent(id)}`;

/**
 * POST /v1/realtor-contacts → 201, without a token. A repeated `idempotencyKey` (generated when the
 * form opens) stores one request.
 * @throws {ApiError} 404 (unknown agent), 422, 429.
 */
export async function createContact(
  http: Http,
  contact: ContactInput,
  idempotencyKey?: string,
): Promise<ContactReceipt> {
  const response = await http<ContactReceipt>("/v1/realtor-contacts", {
    method: "POST",
    body: contact,
    success: 201,
    skipToken: true,
    ...(idempotencyKey !== undefined && { headers: { "idempotency-key": idempotencyKey } }),
  });
  return response.data;
}

/** Filter of contact requests. Default: all states without spam. */
export type ContactQuery = PageQuery &
  Readonly<{
    state?: ContactState;
    /** Y for spam only. */
    spam?: Flag;
    /** Substring of the name, phone, e-mail address or message, ignoring case. */
    q?: string;
  }>;

/**
 * GET /v1/realtor-contacts → 200, newest first: all for an admin, those to their own homepage for a
 * realtor.
 * @throws {ApiError} 400, 401, 403.
 */
export async function listContacts(
  http: Http,
  query: ContactQuery = {},
): Promise<Page<ContactRequest>> {
  return readPage(await http<ContactRequest[]>("/v1/realtor-contacts", { success: 200, query }));
}

/**
 * GET /v1/realtor-contacts/counts → 200, counts of the requests of `listContacts`.
 * @throws {ApiError} 401, 403.
 */
export async function countContacts(http: Http): Promise<ContactCounts> {
  return (await http<ContactCounts>("/v1/realtor-contacts/counts", { success: 200 })).data;
}

/**
 * PATCH /v1/realtor-contacts/{id} → 200, the updated request. Omitted fields do not change.
 * @throws {ApiError} 401, 403, 404, 422.
 */
export async function updateContact(
  http: Http,
  id: string,
  changes: ContactUpdate,
): Promise<ContactRequest> {
  const call = { method: "PATCH", body: changes, success: 200 } as const;
  return (await http<ContactRequest>(toPath(id), call)).data;
}

/**
 * DELETE /v1/realtor-contacts/{id} → 200, deletes it permanently.
 * @throws {ApiError} 401, 403, 404.
 */
export async function deleteContact(http: Http, id: string): Promise<void> {
  await http(toPath(id), { method: "DELETE", success: 200, responseType: "none" });
}
