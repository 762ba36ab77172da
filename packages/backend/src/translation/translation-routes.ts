import { loaningRoutes } from "@realtor/api/loaning-schemas";
import type { Log } from "@realtor/server/log";
import { createRateLimiter } from "@realtor/server/rate-limit";
import { createMiddleware } from "hono/factory";
import type { Pool } from "pg";

import type { App, AppEnv } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { contractRoute } from "../http/contract-route.ts";
import { Problem } from "../http/problem.ts";
import type { RateRule } from "../http/rate-limit.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import type { Translator } from "./deepl.ts";

interface TranslationRouteOptions {
  /** Undefined without a provider. */
  translate: Translator | undefined;
  /** Calls of one account: the provider charges for each character. */
  rate: RateRule;
  pool: Pool | undefined;
  log: Log;
}

/** `/v1/translations`, for agents and admins. */
export function translationRoutes({ translate, rate, pool, log }: TranslationRouteOptions): App {
  const app = createRouter();
  const forAgents = requireRole("realtor", "admin");
  const limiter = createRateLimiter({ name: "translations", ...rate, pool, schemaName: "public" });
  const limitAccount = createMiddleware<AppEnv>(async (c, next) => {
    const retryAfter = await limiter.consume(requireUser(c).id);
    if (retryAfter !== undefined) throw new Problem("rate.limited", { retryAfter });
    await next();
  });

  app.openapi(contractRoute(loaningRoutes, "GET /v1/translations", forAgents), (c) =>
    c.json({ available: translate !== undefined }, 200),
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/translations", forAgents, limitAccount),
    async (c) => {
      if (!translate) throw new Problem("translation.unconfigured");
      const result = await translate(c.req.valid("json"));
      if (result.kind === "translated") return c.json({ texts: result.texts }, 200);
      const { error, waitSeconds: retryAfter } = result;
      log.warn({ error }, "texts cannot be translated");
      throw new Problem("translation.unavailable", retryAfter === undefined ? {} : { retryAfter });
    },
  );
  return app;
}
