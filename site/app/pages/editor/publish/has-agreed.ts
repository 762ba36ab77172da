import type { Http } from "@realtor/api/http";
import { getCurrentAgreement } from "@realtor/api/loaning";

/**
 * Whether the signed-in agent has accepted the current agreement. True if the request fails, since
 * the service decides on publishing.
 */
export async function hasAgreed(http: Http): Promise<boolean> {
  const current = await getCurrentAgreement(http).catch(() => null);
  return current === null || current.acceptance !== null;
}
