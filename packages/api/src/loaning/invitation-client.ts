import type { Http } from "../http/http.ts";
import type {
  Invitation,
  InvitationInput,
  InvitationLink,
  InvitationRenewal,
} from "./invitation.schema.ts";

/**
 * POST /v1/realtor-invitations → 201, an account without a password, its homepage (not public yet) and
 * the link with which the agent takes both over, within 14 days. For admins. ApiError 401, 403, 409
 * (`email.taken`, `slug.taken`, `domain.taken`), 422.
 */
export async function inviteRealtor(http: Http, input: InvitationInput): Promise<Invitation> {
  const call = { method: "POST", body: input, success: 201 } as const;
  return (await http<Invitation>("/v1/realtor-invitations", call)).data;
}

/**
 * POST /v1/realtor-invitations/{realtorId} → 201, another link for the account of a homepage; those
 * before it end. For admins. ApiError 401, 403 (also for an admin's own homepage), 404, 422.
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
