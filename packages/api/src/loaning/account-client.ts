import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { AgreementInput, InvitationInput, InvitationRenewal } from "./account.schema.ts";

/**
 * Creates an account without a password, its unpublished website and an invitation link valid for
 * 14 days. For admins.
 * @throws {ApiError} 401, 403, 409 (`email.taken`, `slug.taken`), 422.
 */
export function inviteRealtor(http: Http, input: InvitationInput) {
  return callForData(http, "POST /v1/realtor-invitations", { body: input, success: 201 });
}

/**
 * Creates a new link for a website's account; former links are revoked. For admins.
 * @throws {ApiError} 401, 403 (also for an admin's website), 404, 409 (`email.taken`, or
 * `invitation.accepted`: the address of an account with a password does not change), 422.
 */
export function renewInvitation(http: Http, realtorId: string, renewal: InvitationRenewal) {
  return callForData(http, "POST /v1/realtor-invitations/{realtorId}", {
    params: { realtorId },
    body: renewal,
    success: 201,
  });
}

/**
 * Stores the acceptance of the agreement; repeating it returns the first one.
 * @throws {ApiError} 401, 403, 409 `agreement.outdated` (not the current version) or
 * `agreement.unpublished` (the operator is not named in full), 422.
 */
export function acceptAgreement(http: Http, agreement: AgreementInput) {
  return callForData(http, "POST /v1/realtor-agreements", { body: agreement, success: 201 });
}

/**
 * Returns the current agreement and the user's acceptance.
 * @throws {ApiError} 401, 403.
 */
export function getCurrentAgreement(http: Http) {
  return callForData(http, "GET /v1/realtor-agreements/current", {});
}
