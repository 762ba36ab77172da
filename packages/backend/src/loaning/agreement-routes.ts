import { createRoute } from "@hono/zod-openapi";
import {
  agreementAcceptance,
  agreementInput,
  currentAgreement,
} from "@realtor/api/loaning-schemas";

import { jsonAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { onlyFor, requirePerson } from "../identity/know-person.ts";
import { acceptAgreement } from "./accept-agreement.ts";
import { currentAgreement as findCurrentAgreement } from "./current-agreement.ts";
import type { LoaningContext } from "./loaning-context.ts";

const maxAgreementBytes = 64 * 1024;
const security = [{ bearer: [] }];

const accept = createRoute({
  method: "post",
  path: "/v1/realtor-agreements",
  summary: "Accept the realtor service agreement in force",
  security,
  // Who asks is settled before the body is looked at: a visitor's bad body is a 401.
  middleware: [onlyFor("realtor", "admin"), ...guardJson(maxAgreementBytes)],
  request: {
    body: { required: true, content: { "application/json": { schema: agreementInput } } },
  },
  responses: {
    201: jsonAnswer("Stored, now or before", agreementAcceptance),
    ...problemAnswers(400, 401, 403, 409, 413, 415, 422),
  },
});

const current = createRoute({
  method: "get",
  path: "/v1/realtor-agreements/current",
  summary: "The agreement in force, and how the signed-in person accepted it",
  security,
  responses: {
    200: jsonAnswer("The version, and the acceptance or null", currentAgreement),
    ...problemAnswers(401, 403),
  },
});

/** `/v1/realtor-agreements`: each person's own; nobody accepts for another. */
export function agreementRoutes(context: LoaningContext): App {
  const app = createApp();
  app.openapi(accept, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    return c.json(await acceptAgreement(context, person, c.req.valid("json")), 201);
  });
  app.openapi(current, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    return c.json(await findCurrentAgreement(context.db, person.id), 200);
  });
  return app;
}
