import type { MarketSettings } from "@realtor/api/home-schemas";
import { listingRoutes as routes } from "@realtor/api/listing-schemas";

import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { contractRoute } from "../http/contract-route.ts";
import { guardJson } from "../http/json-body.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import type { LoaningContext } from "../loaning/stored-realtor.ts";
import { createDocument } from "./create-document.ts";
import { readDocument, serializeDocument } from "./documents.ts";
import { listHomesOf } from "./list-homes.ts";
import { getListingVersion, listListingVersions } from "./read-versions.ts";
import { restoreListingVersion } from "./restore-listing-version.ts";
import {
  changeStatus,
  deleteDocument,
  maxContentBytes,
  restoreDocument,
  updateDocument,
} from "./save-document.ts";

/** `/v1/listings`: what agents add and write, for the website's owner and admins. */
export function listingRoutes(
  context: LoaningContext & { markets: readonly MarketSettings[] },
  saves: RateLimit,
): App {
  const app = createRouter();
  // The role is checked before the body is read.
  const forAgents = requireRole("realtor", "admin");
  const saving = [forAgents, saves, ...guardJson(maxContentBytes + 16 * 1024)] as const;
  app.openapi(contractRoute(routes, "GET /v1/listings", forAgents), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { page, totalCount } = await listHomesOf(context, currentUser, c.req.valid("query"));
    return c.json(page, 200, { "x-total-count": String(totalCount) });
  });
  app.openapi(contractRoute(routes, "POST /v1/listings", ...saving), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { "idempotency-key": key } = c.req.valid("header");
    return c.json(await createDocument(context, currentUser, c.req.valid("json"), key), 201);
  });
  app.openapi(contractRoute(routes, "GET /v1/listings/{id}", forAgents), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const owned = await readDocument(context.db, currentUser, c.req.valid("param").id);
    return c.json(await serializeDocument(context.db, context, owned), 200);
  });
  app.openapi(contractRoute(routes, "PATCH /v1/listings/{id}", ...saving), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { id } = c.req.valid("param");
    return c.json(await updateDocument(context, currentUser, id, c.req.valid("json")), 200);
  });
  app.openapi(contractRoute(routes, "POST /v1/listings/{id}/status", ...saving), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { id } = c.req.valid("param");
    return c.json(await changeStatus(context, currentUser, id, c.req.valid("json")), 200);
  });
  app.openapi(contractRoute(routes, "DELETE /v1/listings/{id}", forAgents), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await deleteDocument(context, currentUser, c.req.valid("param").id), 200);
  });
  app.openapi(contractRoute(routes, "POST /v1/listings/{id}/restoration", forAgents), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await restoreDocument(context, currentUser, c.req.valid("param").id), 201);
  });
  const versions = contractRoute(routes, "GET /v1/listings/{id}/versions", forAgents);
  app.openapi(versions, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { id } = c.req.valid("param");
    const query = c.req.valid("query");
    const { page, totalCount } = await listListingVersions(context, currentUser, id, query);
    return c.json(page, 200, { "x-total-count": String(totalCount) });
  });
  const version = contractRoute(routes, "GET /v1/listings/{id}/versions/{versionId}", forAgents);
  app.openapi(version, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await getListingVersion(context, currentUser, c.req.valid("param")), 200);
  });
  const restorations = "POST /v1/listings/{id}/versions/{versionId}/restorations";
  app.openapi(contractRoute(routes, restorations, forAgents, saves), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await restoreListingVersion(context, currentUser, c.req.valid("param")), 201);
  });
  return app;
}
