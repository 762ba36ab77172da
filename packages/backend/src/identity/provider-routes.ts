import { providerIds } from "@realtor/api/loaning";
import type { ProviderId } from "@realtor/api/loaning";
import { authRoutes } from "@realtor/api/loaning-schemas";

import type { Db } from "../db/open-db.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { Auth } from "./create-auth.ts";
import { isAllowedReturnUrl } from "./redirect-allowlist.ts";
import type { SiteHosts } from "./redirect-allowlist.ts";

interface ProviderRoutesContext {
  auth: Auth;
  db: Db;
  hosts: SiteHosts;
  limit: RateLimit;
}

/** `/api/auth/providers`: the configured providers and their authorization URLs. */
export function providerRoutes({ auth, db, hosts, limit }: ProviderRoutesContext): App {
  const app = createRouter();
  app.openapi(contractRoute(authRoutes, "GET /api/auth/providers"), async (c) =>
    c.json([...(await getConfiguredProviders(auth))], 200),
  );
  app.openapi(
    contractRoute(authRoutes, "POST /api/auth/providers/{id}", limit, ...guardJson(8 * 1024)),
    async (c) => {
      const { id } = c.req.valid("param");
      if (!(await getConfiguredProviders(auth)).includes(id)) throw new Problem("provider.unknown");
      const { returnTo } = c.req.valid("json");
      const requestOrigin = c.req.header("origin");
      // A page may only name itself as the return URL.
      const isOtherOrigin =
        requestOrigin !== undefined && !returnTo.startsWith(`${requestOrigin}/`);
      if (isOtherOrigin || !(await isAllowedReturnUrl(db, hosts, returnTo)))
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
    },
  );
  return app;
}

async function getConfiguredProviders(auth: Auth): Promise<readonly ProviderId[]> {
  const { socialProviders } = await auth.$context;
  return providerIds.filter((id) => socialProviders.some((provider) => provider.id === id));
}
