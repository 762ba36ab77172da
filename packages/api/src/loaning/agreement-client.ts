import type { Http } from "../http/http.ts";
import type { AgreementAcceptance, AgreementInput, CurrentAgreement } from "./agreement.schema.ts";

/**
 * POST /v1/realtor-agreements → 201, the acceptance; repeating it returns the first one.
 * @throws {ApiError} 401, 403, 409 `agreement.outdated` (not the current version), 422.
 */
export async function acceptAgreement(
  http: Http,
  agreement: AgreementInput,
): Promise<AgreementAcceptance> {
  const call = { method: "POST", body: agreement, success: 201 } as const;
  return (await http<AgreementAcceptance>("/v1/realtor-agreements", call)).data;
}

/** GET /v1/realtor-agreements/current → 200. ApiError 401, 403. */
export async function getCurrentAgreement(http: Http): Promise<CurrentAgreement> {
  return (await http<CurrentAgreement>("/v1/realtor-agreements/current", { success: 200 })).data;
}
