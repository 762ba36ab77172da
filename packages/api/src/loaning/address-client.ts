import type { Http } from "../http/http.ts";
import type { AddressCheck } from "./address.schema.ts";

export interface AddressOptions {
  /** The homepage to check for: its own address does not count as taken. */
  realtorId?: string;
  signal?: AbortSignal;
}

/**
 * GET /v1/realtor-addresses/{desiredUrl} → 200, the violated rule or null. Saving checks again,
 * since another user may take the address first. Do not call it with an empty address.
 * @throws {ApiError} 401, 403.
 */
export async function checkAddress(
  http: Http,
  desiredUrl: string,
  { realtorId, signal }: AddressOptions = {},
): Promise<AddressCheck> {
  const response = await http<AddressCheck>(
    `/v1/realtor-addresses/${encodeURIComponent(desiredUrl)}`,
    { success: 200, query: { realtorId }, ...(signal && { signal }) },
  );
  return response.data;
}
