import { createRoute, z } from "@hono/zod-openapi";
import {
  invitation,
  invitationInput,
  invitationLink,
  invitationRenewal,
} from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";

import { jsonResponse, problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { queryText } from "../http/query-text.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import { inviteRealtor } from "./invite-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { renewInvitation } from "./renew-invitation.ts";

const maxInvitationBytes = 1024 * 1024;
const maxRenewalBytes = 8 * 1024;
const security = [{ bearer: [] }];

const invite = createRoute({
  method: "post",
  path: "/v1/realtor-invitations",
  summary: "Create an account, its homepage and an invitation link for the agent",
  security,
  // The role is checked before the body: a visitor's invalid body is a 401.
  middleware: [requireRole("admin"), ...guardJson(maxInvitationBytes)],
  request: {
    body: { required: true, content: { "application/json": { schema: invitationInput } } },
  },
  responses: {
    201: jsonResponse("The homepage and the link, which is only returned once", invitation),
    ...problemResponses(400, 401, 403, 409, 413, 415, 422),
  },
});

const renew = createRoute({
  method: "post",
  path: "/v1/realtor-invitations/{realtorId}",
  summary: "Create a new link for a homepage's account and revoke the former ones",
  security,
  middleware: [requireRole("admin"), ...guardJson(maxRenewalBytes)],
  request: {
    params: z.object({ realtorId: queryText(limits.opaqueId) }),
    body: { required: true, content: { "application/json": { schema: invitationRenewal } } },
  },
  responses: {
    201: jsonResponse("The link, which is only returned once", invitationLink),
    ...problemResponses(400, 401, 403, 404, 413, 415, 422),
  },
});

/** `/v1/realtor-invitations`, for admins. `siteUrl` is the base URL of the links. */
export function invitationRoutes(context: LoaningContext, siteUrl: string): App {
  const app = createRouter();
  app.openapi(invite, async (c) => {
    const admin = requireUser(c, "admin");
    c.header("cache-control", "no-store");
    return c.json(await inviteRealtor(context, siteUrl, admin, c.req.valid("json")), 201);
  });
  app.openapi(renew, async (c) => {
    const admin = requireUser(c, "admin");
    const { realtorId } = c.req.valid("param");
    c.header("cache-control", "no-store");
    const link = await renewInvitation(context, siteUrl, admin, realtorId, c.req.valid("json"));
    return c.json(link, 201);
  });
  return app;
}
