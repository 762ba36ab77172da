import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { queryText, realtorParams } from "../schema/fields.ts";
import type { RouteTable } from "../schema/route.ts";
import {
  agreementAcceptance,
  agreementInput,
  currentAgreement,
  invitation,
  invitationInput,
  invitationLink,
  invitationRenewal,
} from "./account.schema.ts";
import { invitationMail, invitationOverview, sentInvitation } from "./invitation.schema.ts";
import {
  accountDeletion,
  accountSecurity,
  deletionTime,
  deletionUndo,
  deletionUndone,
  endedSessions,
  passwordChange,
  sessionEnd,
} from "./security.schema.ts";

const token = "required";

/** Routes of accounts: sessions, passwords, agreements and invitations. */
export const accountRoutes = {
  "GET /v1/account-security": {
    summary: "How the signed-in account signs in, and where it is signed in",
    token,
    success: 200,
    description: "The account's password and sessions",
    response: accountSecurity,
    problems: [401],
  },
  "POST /v1/account-security/password": {
    summary: "Change the password with the current one; the account's other sessions end",
    token,
    body: passwordChange,
    success: 200,
    description: "Changed",
    response: endedSessions,
    problems: [400, 401, 409, 413, 415, 422, 429],
  },
  "POST /v1/account-security/ended-sessions": {
    summary: "End one session of the signed-in account, or all but the current one",
    token,
    body: sessionEnd,
    success: 200,
    description: "Ended",
    response: endedSessions,
    problems: [400, 401, 403, 404, 413, 415, 422, 429],
  },
  "POST /v1/account-security/deletion": {
    summary:
      "Delete the signed-in account in 30 days; its websites go offline and its sessions end",
    token,
    body: accountDeletion,
    success: 200,
    description: "When it is deleted",
    response: deletionTime,
    problems: [400, 401, 403, 409, 413, 415, 422, 429],
  },
  "POST /v1/account-security/deletion/undo": {
    summary: "Undo the deletion of the signed-in account",
    token,
    body: deletionUndo,
    success: 200,
    description: "The account stays",
    response: deletionUndone,
    problems: [400, 401, 413, 415, 422],
  },
  "DELETE /v1/account-deletions/{accountId}": {
    summary: "Undo the deletion of an account, as an admin",
    token,
    params: z.object({ accountId: queryText(limits.opaqueId) }),
    success: 200,
    description: "The account stays",
    response: deletionUndone,
    problems: [400, 401, 403, 404],
  },
  "DELETE /v1/account-sessions/{accountId}": {
    summary: "End all sessions of an account, as an admin",
    token,
    params: z.object({ accountId: queryText(limits.opaqueId) }),
    success: 200,
    description: "Ended",
    response: endedSessions,
    problems: [400, 401, 403, 404],
  },
  "POST /v1/realtor-agreements": {
    summary: "Accept the current realtor service agreement",
    token,
    body: agreementInput,
    success: 201,
    description: "The stored acceptance",
    response: agreementAcceptance,
    problems: [400, 401, 403, 409, 413, 415, 422],
  },
  "GET /v1/realtor-agreements/current": {
    summary: "The current agreement and the signed-in user's acceptance",
    token,
    success: 200,
    description: "The version, and the acceptance or null",
    response: currentAgreement,
    problems: [401, 403],
  },
  "POST /v1/realtor-invitations": {
    summary: "Create an account, its homepage and an invitation link for the agent",
    token,
    body: invitationInput,
    success: 201,
    description: "The homepage and the link, which is only returned once",
    response: invitation,
    problems: [400, 401, 403, 409, 413, 415, 422],
  },
  "POST /v1/realtor-invitations/{realtorId}": {
    summary: "Create a new link for a homepage's account and revoke the former ones",
    token,
    params: realtorParams,
    body: invitationRenewal,
    success: 201,
    description: "The link, which is only returned once",
    response: invitationLink,
    problems: [400, 401, 403, 404, 409, 413, 415, 422],
  },
  "GET /v1/realtor-invitations/{realtorId}": {
    summary: "The invited address, the state of the last link, and proposed texts",
    token,
    params: realtorParams,
    success: 200,
    description: "What staff need to invite the agent",
    response: invitationOverview,
    problems: [400, 401, 403, 404],
  },
  "POST /v1/realtor-invitations/{realtorId}/mails": {
    summary: "Mail an open link to the address of a homepage's account",
    token,
    params: realtorParams,
    body: invitationMail,
    success: 200,
    description: "The mail server accepted the mail",
    response: sentInvitation,
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 503],
  },
} as const satisfies RouteTable;
