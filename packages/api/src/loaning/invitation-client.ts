import { callForData, callRoute } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { InvitationMail, InvitationRequest } from "./invitation.schema.ts";

/**
 * Returns what an invitation link leads to. Unknown, revoked and expired links are alike.
 * @throws {ApiError} 422, 429.
 */
export function getInvitation(http: Http, token: string) {
  return callForData(http, "POST /api/auth/invitation", { body: { token }, skipToken: true });
}

/**
 * Sends a new link to the address that the ended invitation was made for. Succeeds for any token.
 * @throws {ApiError} 422, 429.
 */
export async function requestInvitation(http: Http, request: InvitationRequest): Promise<void> {
  await callRoute(http, "POST /api/auth/request-invitation", {
    body: request,
    responseType: "none",
    skipToken: true,
  });
}

/**
 * Returns what staff need before they invite the agent of a website. For admins.
 * @throws {ApiError} 401, 403 (also for an admin's website), 404.
 */
export function getInvitationOverview(http: Http, realtorId: string) {
  return callForData(http, "GET /v1/realtor-invitations/{realtorId}", { params: { realtorId } });
}

/**
 * Mails an open invitation link to the account of a website. For admins.
 * @throws {ApiError} 400 `auth.invalidToken` (not an open link of that account), 401, 403, 404, 409
 * `mail.unconfigured` or `mail.refused` (by the mail server), 422, 503 `mail.unavailable`.
 */
export function mailInvitation(http: Http, realtorId: string, mail: InvitationMail) {
  return callForData(http, "POST /v1/realtor-invitations/{realtorId}/mails", {
    params: { realtorId },
    body: mail,
  });
}
