import { createRoute, z } from "@hono/zod-openapi";

import type { Db } from "../db/open-db.ts";
import { jsonResponse, problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { Auth } from "./create-auth.ts";
import { providerIds } from "./provider-settings.ts";
import { isAllowedReturnUrl } from "./redirect-allowlist.ts";
import type { SiteHosts } from "./redirect-allowlist.ts";

const providerId = z.enum(providerIds);

const list = createRoute({
  method: "get",
  path: "/",
  summary: "The configured sign-in providers",
  responses: { 200: jsonResponse("Their ids", z.array(providerId)) },
});

const start = createRoute({
  method: "post",
  path: "/{id}",
  summary: "Start a sign-in at `url`; redirects to `returnTo` with a one-time `code` or an `error`",
  middleware: guardJson(8 * 1024),
  request: {
    params: z.object({ id: providerId }),
    body: {
      required: true,
      content: { "application/json": { schema: z.object({ returnTo: z.string().max(2000) }) } },
    },
  },
  responses: {
    200: jsonResponse("The authorization URL", z.object({ url: z.string() })),
    ...problemResponses(400, 403, 404, 413, 415, 429),
  },
});

interface ProviderRoutesContext {
  auth: Auth;
  db: Db;
  hosts: SiteHosts;
  limit: RateLimit;
}

/** `/api/auth/providers`: the configured providers and their authorization URLs. */
export function providerRoutes({ auth, db, hosts, limit }: ProviderRoutesContext): App {
  const app = createRouter();
  app.openapi(list, async (c) => c.json([...(await getConfiguredProviders(auth))], 200));
  app.post("/:id", limit);
  app.openapi(start, async (c) => {
    const { id } = c.req.valid("param");
    if (!(await getConfiguredProviders(auth)).includes(id)) throw new Problem("provider.unknown");
    const { returnTo } = c.req.valid("json");
    const requestOrigin = c.req.header("origin");
    // A page may only name itself as the return URL.
    const isForeignOrigin =
      requestOrigin !== undefined && !returnTo.startsWith(`${requestOrigin}/`);
    if (isForeignOrigin || !(await isAllowedReturnUrl(db, hosts, returnTo)))
      throw new Problem("provider.returnTo");
    const { url } = await auth.api.signInSocial({
      body: {
        provider: id,
        callbackURL: returnTo,
        errorCallbackURL: returnTo,
        disableRedirect: true,
      },
    });
    if (!url) throw new Problem("server.unavailable");
    return c.json({ url }, 200);
  });
  return app;
}

async function getConfiguredProviders(
  auth: Auth,
): Promise<readonly (typeof providerIds)[number][]> {
  const { socialProviders } = await auth.$context;
  return providerIds.filter((id) => socialProviders.some((provider) => provider.id === id));
}
