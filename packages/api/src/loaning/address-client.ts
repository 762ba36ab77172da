import type { Http } from "../http/http.ts";
import type { AddressCheck } from "./address.schema.ts";

export interface AddressOptions {
  /** The homepage that asks: what it has itself does not count as taken. */
  realtorId?: string;
  signal?: AbortSignal;
}

/**
 * GET /v1/realtor-addresses/{desiredUrl} → 200, why a homepage cannot have this address, or null. Only
 * saving decides: somebody else may be quicker. An empty address is not asked about. ApiError 401, 403.
 */
export async function checkAddress(
  http: Http,
  desiredUrl: string,
  { realtorId, signal }: AddressOptions = {},
): Promise<AddressCheck> {
  const answer = await http<AddressCheck>(
    `/v1/realtor-addresses/${encodeURIComponent(desiredUrl)}`,
    { success: 200, query: { realtorId }, ...(signal && { signal }) },
  );
  return answer.data;
}
