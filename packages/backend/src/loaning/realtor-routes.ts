import { createRoute, z } from "@hono/zod-openapi";
import {
  realtorProfile,
  realtorProfileInput,
  realtorProfileUpdate,
} from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";

import { jsonResponse, listResponse, problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson, limitBody } from "../http/json-body.ts";
import { queryText } from "../http/query-text.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import { createRealtor } from "./create-realtor.ts";
import { deleteRealtor } from "./delete-realtor.ts";
import { exportRealtor } from "./export-realtor.ts";
import { getRealtor } from "./get-realtor.ts";
import { importRealtor } from "./import-realtor.ts";
import { listRealtors, realtorListQuery } from "./list-realtors.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { readImportForm } from "./read-import-form.ts";
import { updateRealtor } from "./update-realtor.ts";

/** Well above what the limits of all texts permit together. */
const maxProfileBytes = 1024 * 1024;
/** A profile with its draft, each of which may have the maximum size. */
const maxFileBytes = 2 * maxProfileBytes;

const idParams = z.object({ id: queryText(limits.opaqueId) });
const security = [{ bearer: [] }];
const optionalSecurity = [{}, { bearer: [] }];

const list = createRoute({
  method: "get",
  path: "/v1/realtor",
  summary: "Homepages: all for an admin, their own for a realtor, otherwise published ones",
  security: optionalSecurity,
  request: { query: realtorListQuery },
  responses: {
    200: listResponse("One page of homepages", realtorProfile),
    ...problemResponses(400),
  },
});

const get = createRoute({
  method: "get",
  path: "/v1/realtor/{id}",
  summary: "One homepage by id, desiredUrl (in any case) or URL-encoded origin of its own domain",
  security: optionalSecurity,
  request: { params: z.object({ id: queryText(limits.webAddress) }) },
  responses: { 200: jsonResponse("The homepage", realtorProfile), ...problemResponses(400, 404) },
});

/** The role is checked before the body: a visitor's invalid body is a 401. */
const requireAgentRole = requireRole("realtor", "admin");

const create = createRoute({
  method: "post",
  path: "/v1/realtor",
  summary: "Create a homepage",
  security,
  middleware: [requireAgentRole, ...guardJson(maxProfileBytes)],
  request: {
    body: { required: true, content: { "application/json": { schema: realtorProfileInput } } },
  },
  responses: {
    201: jsonResponse("The new homepage", realtorProfile),
    ...problemResponses(400, 401, 403, 409, 413, 415, 422),
  },
});

const update = createRoute({
  method: "patch",
  path: "/v1/realtor/{id}",
  summary: "Update a homepage",
  security,
  middleware: [requireAgentRole, ...guardJson(maxProfileBytes)],
  request: {
    params: idParams,
    body: { required: true, content: { "application/json": { schema: realtorProfileUpdate } } },
  },
  responses: {
    200: jsonResponse("The updated homepage", realtorProfile),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/v1/realtor/{id}",
  summary: "Delete a homepage",
  security,
  request: { params: idParams },
  responses: {
    200: jsonResponse("Its id", z.object({ id: z.string() })),
    ...problemResponses(400, 401, 403, 404),
  },
});

const exportRoute = createRoute({
  method: "get",
  path: "/v1/realtor/export/{id}",
  summary: "Export the complete profile",
  security,
  request: { params: idParams },
  responses: {
    200: jsonResponse("The profile with its userName", realtorProfile),
    ...problemResponses(400, 401, 403, 404),
  },
});

const importRoute = createRoute({
  method: "post",
  path: "/v1/realtor/import/{id}",
  summary: "Replace a profile by an exported file",
  security,
  // The multipart boundaries and names add to the file's size.
  middleware: [requireAgentRole, limitBody(maxFileBytes + 16 * 1024)],
  request: {
    params: idParams,
    body: {
      required: true,
      // Documented here, parsed by `readImportForm`: the file needs the checks of a JSON body.
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
    201: jsonResponse("The updated homepage", realtorProfile),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
});

/** `/v1/realtor`. Access depends on the bearer token alone. */
export function realtorRoutes(context: LoaningContext): App {
  const app = createRouter();
  app.openapi(list, async (c) => {
    const { page, totalCount } = await listRealtors(
      context,
      c.var.currentUser,
      c.req.valid("query"),
    );
    return c.json(page, 200, { "x-total-count": String(totalCount) });
  });
  app.openapi(exportRoute, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await exportRealtor(context, currentUser, c.req.valid("param").id), 200);
  });
  app.openapi(get, async (c) =>
    c.json(await getRealtor(context, c.var.currentUser, c.req.valid("param").id), 200),
  );
  app.openapi(create, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await createRealtor(context, currentUser, c.req.valid("json")), 201);
  });
  app.openapi(update, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { id } = c.req.valid("param");
    return c.json(await updateRealtor(context, currentUser, id, c.req.valid("json")), 200);
  });
  app.openapi(remove, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await deleteRealtor(context, currentUser, c.req.valid("param").id), 200);
  });
  app.openapi(importRoute, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { id } = c.req.valid("param");
    const file = await readImportForm(c, id, maxFileBytes);
    return c.json(await importRealtor(context, currentUser, id, file), 201);
  });
  return app;
}
