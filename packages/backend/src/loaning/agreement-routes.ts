import { createRoute } from "@hono/zod-openapi";
import {
  agreementAcceptance,
  agreementInput,
  currentAgreement,
} from "@realtor/api/loaning-schemas";

import { jsonResponse, problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import { acceptAgreement } from "./accept-agreement.ts";
import { currentAgreement as findCurrentAgreement } from "./current-agreement.ts";
import type { LoaningContext } from "./loaning-context.ts";

const maxAgreementBytes = 64 * 1024;
const security = [{ bearer: [] }];

const accept = createRoute({
  method: "post",
  path: "/v1/realtor-agreements",
  summary: "Accept the current realtor service agreement",
  security,
  // The role is checked before the body: a visitor's invalid body is a 401.
  middleware: [requireRole("realtor", "admin"), ...guardJson(maxAgreementBytes)],
  request: {
    body: { required: true, content: { "application/json": { schema: agreementInput } } },
  },
  responses: {
    201: jsonResponse("The stored acceptance", agreementAcceptance),
    ...problemResponses(400, 401, 403, 409, 413, 415, 422),
  },
});

const current = createRoute({
  method: "get",
  path: "/v1/realtor-agreements/current",
  summary: "The current agreement and the signed-in user's acceptance",
  security,
  responses: {
    200: jsonResponse("The version, and the acceptance or null", currentAgreement),
    ...problemResponses(401, 403),
  },
});

/** `/v1/realtor-agreements`: users accept for themselves only. */
export function agreementRoutes(context: LoaningContext): App {
  const app = createRouter();
  app.openapi(accept, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await acceptAgreement(context, currentUser, c.req.valid("json")), 201);
  });
  app.openapi(current, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await findCurrentAgreement(context.db, currentUser.id), 200);
  });
  return app;
}
