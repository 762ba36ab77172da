import { createRoute, z } from "@hono/zod-openapi";
import {
  invitation,
  invitationInput,
  invitationLink,
  invitationRenewal,
} from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";

import { jsonAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { queryText } from "../http/query-text.ts";
import { onlyFor, requirePerson } from "../identity/know-person.ts";
import { inviteRealtor } from "./invite-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { renewInvitation } from "./renew-invitation.ts";

const maxInvitationBytes = 1024 * 1024;
const maxRenewalBytes = 8 * 1024;
const security = [{ bearer: [] }];

const invite = createRoute({
  method: "post",
  path: "/v1/realtor-invitations",
  summary: "Make an account and its homepage, and a link with which the agent takes them over",
  security,
  // Who asks is settled before the body is looked at: a visitor's bad body is a 401.
  middleware: [onlyFor("admin"), ...guardJson(maxInvitationBytes)],
  request: {
    body: { required: true, content: { "application/json": { schema: invitationInput } } },
  },
  responses: {
    201: jsonAnswer("The homepage, and the link, which is shown this once", invitation),
    ...problemAnswers(400, 401, 403, 409, 413, 415, 422),
  },
});

const renew = createRoute({
  method: "post",
  path: "/v1/realtor-invitations/{realtorId}",
  summary: "Another link for the account of a homepage; those before it end",
  security,
  middleware: [onlyFor("admin"), ...guardJson(maxRenewalBytes)],
  request: {
    params: z.object({ realtorId: queryText(limits.opaqueId) }),
    body: { required: true, content: { "application/json": { schema: invitationRenewal } } },
  },
  responses: {
    201: jsonAnswer("The link, which is shown this once", invitationLink),
    ...problemAnswers(400, 401, 403, 404, 413, 415, 422),
  },
});

/** `/v1/realtor-invitations`: admins alone make accounts (DECISIONS section 4). `siteUrl` is where links lead. */
export function invitationRoutes(context: LoaningContext, siteUrl: string): App {
  const app = createApp();
  app.openapi(invite, async (c) => {
    const admin = requirePerson(c, "admin");
    c.header("cache-control", "no-store");
    return c.json(await inviteRealtor(context, siteUrl, admin, c.req.valid("json")), 201);
  });
  app.openapi(renew, async (c) => {
    const admin = requirePerson(c, "admin");
    const { realtorId } = c.req.valid("param");
    c.header("cache-control", "no-store");
    const link = await renewInvitation(context, siteUrl, admin, realtorId, c.req.valid("json"));
    return c.json(link, 201);
  });
  return app;
}
