import { createRoute, z } from "@hono/zod-openapi";
import {
  realtorProfile,
  realtorProfileInput,
  realtorProfileUpdate,
} from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";

import { jsonAnswer, listAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { guardJson, limitBody } from "../http/json-body.ts";
import { queryText } from "../http/query-text.ts";
import { onlyFor, requirePerson } from "../identity/know-person.ts";
import { createRealtor } from "./create-realtor.ts";
import { deleteRealtor } from "./delete-realtor.ts";
import { exportRealtor } from "./export-realtor.ts";
import { getRealtor } from "./get-realtor.ts";
import { importRealtor } from "./import-realtor.ts";
import { listRealtors, realtorListQuery } from "./list-realtors.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { readImportForm } from "./read-import-form.ts";
import { updateRealtor } from "./update-realtor.ts";

/** Far above what the limits of all texts together allow. */
const maxProfileBytes = 1024 * 1024;
/** A profile with its draft, each of which may have come alone. */
const maxFileBytes = 2 * maxProfileBytes;

const idParams = z.object({ id: queryText(limits.opaqueId) });
const security = [{ bearer: [] }];
const optionalSecurity = [{}, { bearer: [] }];

const list = createRoute({
  method: "get",
  path: "/v1/realtor",
  summary: "Homepages: published ones, one's own for a realtor, all for an admin",
  security: optionalSecurity,
  request: { query: realtorListQuery },
  responses: {
    200: listAnswer("One page of homepages", realtorProfile),
    ...problemAnswers(400),
  },
});

const get = createRoute({
  method: "get",
  path: "/v1/realtor/{id}",
  summary: "One homepage by id, desiredUrl (in any case) or URL-encoded origin of its own domain",
  security: optionalSecurity,
  request: { params: z.object({ id: queryText(limits.webAddress) }) },
  responses: { 200: jsonAnswer("The homepage", realtorProfile), ...problemAnswers(400, 404) },
});

/** Who asks is settled before the body is looked at: a visitor's bad body is a 401. */
const onlyAgents = onlyFor("realtor", "admin");

const create = createRoute({
  method: "post",
  path: "/v1/realtor",
  summary: "Make a homepage",
  security,
  middleware: [onlyAgents, ...guardJson(maxProfileBytes)],
  request: {
    body: { required: true, content: { "application/json": { schema: realtorProfileInput } } },
  },
  responses: {
    201: jsonAnswer("The new homepage", realtorProfile),
    ...problemAnswers(400, 401, 403, 409, 413, 415, 422),
  },
});

const update = createRoute({
  method: "patch",
  path: "/v1/realtor/{id}",
  summary: "Change a homepage",
  security,
  middleware: [onlyAgents, ...guardJson(maxProfileBytes)],
  request: {
    params: idParams,
    body: { required: true, content: { "application/json": { schema: realtorProfileUpdate } } },
  },
  responses: {
    200: jsonAnswer("The changed homepage", realtorProfile),
    ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 422),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/v1/realtor/{id}",
  summary: "Take a homepage away",
  security,
  request: { params: idParams },
  responses: {
    200: jsonAnswer("Its id", z.object({ id: z.string() })),
    ...problemAnswers(400, 401, 403, 404),
  },
});

const exportRoute = createRoute({
  method: "get",
  path: "/v1/realtor/export/{id}",
  summary: "The whole profile, to keep as a file",
  security,
  request: { params: idParams },
  responses: {
    200: jsonAnswer("The profile with its userName", realtorProfile),
    ...problemAnswers(400, 401, 403, 404),
  },
});

const importRoute = createRoute({
  method: "post",
  path: "/v1/realtor/import/{id}",
  summary: "Replace a profile by an exported file",
  security,
  // The form's own boundaries and names come on top of the file.
  middleware: [onlyAgents, limitBody(maxFileBytes + 16 * 1024)],
  request: {
    params: idParams,
    body: {
      required: true,
      // Described here, read by `readImportForm`: the file needs the checks of a JSON body.
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["file", "realtorId"],
            properties: {
              file: { type: "string", contentMediaType: "application/json" },
              realtorId: { type: "string" },
            },
          },
        },
      },
    },
  },
  responses: {
    201: jsonAnswer("The homepage as it is now", realtorProfile),
    ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 422),
  },
});

/** `/v1/realtor`: who may do what is decided here and in the verbs, from the token alone. */
export function realtorRoutes(context: LoaningContext): App {
  const app = createApp();
  app.openapi(list, async (c) => {
    const { page, totalCount } = await listRealtors(context, c.var.person, c.req.valid("query"));
    return c.json(page, 200, { "x-total-count": String(totalCount) });
  });
  app.openapi(exportRoute, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    return c.json(await exportRealtor(context, person, c.req.valid("param").id), 200);
  });
  app.openapi(get, async (c) =>
    c.json(await getRealtor(context, c.var.person, c.req.valid("param").id), 200),
  );
  app.openapi(create, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    return c.json(await createRealtor(context, person, c.req.valid("json")), 201);
  });
  app.openapi(update, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    const { id } = c.req.valid("param");
    return c.json(await updateRealtor(context, person, id, c.req.valid("json")), 200);
  });
  app.openapi(remove, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    return c.json(await deleteRealtor(context, person, c.req.valid("param").id), 200);
  });
  app.openapi(importRoute, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    const { id } = c.req.valid("param");
    const file = await readImportForm(c, id, maxFileBytes);
    return c.json(await importRealtor(context, person, id, file), 201);
  });
  return app;
}
