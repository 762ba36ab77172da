import type { Http } from "../http/http.ts";
import type {
  Invitation,
  InvitationInput,
  InvitationLink,
  InvitationRenewal,
} from "./invitation.schema.ts";

/**
 * POST /v1/realtor-invitations → 201, an account without a password, its unpublished homepage and
 * an invitation link valid for 14 days. For admins.
 * @throws {ApiError} 401, 403, 409 (`email.taken`, `slug.taken`, `domain.taken`), 422.
 */
export async function inviteRealtor(http: Http, input: InvitationInput): Promise<Invitation> {
  const call = { method: "POST", body: input, success: 201 } as const;
  return (await http<Invitation>("/v1/realtor-invitations", call)).data;
}

/**
 * POST /v1/realtor-invitations/{realtorId} → 201, a new link for a homepage's account; former links
 * are revoked. For admins.
 * @throws {ApiError} 401, 403 (also for an admin's homepage), 404, 422.
 */
export async function renewInvitation(
  http: Http,
  realtorId: string,
  renewal: InvitationRenewal,
): Promise<InvitationLink> {
  const path = `/v1/realtor-invitations/${encodeURIComponent(realtorId)}`;
  const call = { method: "POST", body: renewal, success: 201 } as const;
  return (await http<InvitationLink>(path, call)).data;
}
