import { createRoute, z } from "@hono/zod-openapi";

import type { Db } from "../db/open-db.ts";
import { jsonAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { Auth } from "./create-auth.ts";
import { providerIds } from "./provider-settings.ts";
import { mayReturnTo } from "./return-address.ts";
import type { SiteHosts } from "./return-address.ts";

const providerId = z.enum(providerIds);

const list = createRoute({
  method: "get",
  path: "/",
  summary: "The providers that people can sign in with here",
  responses: { 200: jsonAnswer("Their ids", z.array(providerId)) },
});

const start = createRoute({
  method: "post",
  path: "/{id}",
  summary: "Begin to sign in: go to `url`; back to `returnTo` with a one-time `code`, or `error`",
  middleware: guardJson(8 * 1024),
  request: {
    params: z.object({ id: providerId }),
    body: {
      required: true,
      content: { "application/json": { schema: z.object({ returnTo: z.string().max(2000) }) } },
    },
  },
  responses: {
    200: jsonAnswer("Where the browser goes", z.object({ url: z.string() })),
    ...problemAnswers(400, 403, 404, 413, 415, 429),
  },
});

interface ProviderRoutes {
  auth: Auth;
  db: Db;
  hosts: SiteHosts;
  limit: RateLimit;
}

/** `/api/auth/providers`: which there are, and the way to each. */
export function providerRoutes({ auth, db, hosts, limit }: ProviderRoutes): App {
  const app = createApp();
  app.openapi(list, async (c) => c.json([...(await configured(auth))], 200));
  app.post("/:id", limit);
  app.openapi(start, async (c) => {
    const { id } = c.req.valid("param");
    if (!(await configured(auth)).includes(id)) throw new Problem("provider.unknown");
    const { returnTo } = c.req.valid("json");
    const asker = c.req.header("origin");
    // A page can only have people brought back to itself.
    const elsewhere = asker !== undefined && !returnTo.startsWith(`${asker}/`);
    if (elsewhere || !(await mayReturnTo(db, hosts, returnTo)))
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

async function configured(auth: Auth): Promise<readonly (typeof providerIds)[number][]> {
  const { socialProviders } = await auth.$context;
  return providerIds.filter((id) => socialProviders.some((provider) => provider.id === id));
}
