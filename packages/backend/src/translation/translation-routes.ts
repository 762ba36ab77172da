import { loaningRoutes } from "@realtor/api/loaning-schemas";
import type { Log } from "@realtor/server/log";
import type { Pool } from "pg";

import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { contractRoute } from "../http/contract-route.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import { limitAccount, type RateRule } from "../http/rate-limit.ts";
import { requireRole } from "../identity/authenticate.ts";
import type { Translator } from "./deepl.ts";

/** Well above the texts of one call in UTF-8, with their escapes. */
const maxBytes = 256 * 1024;

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
  const limit = limitAccount("translations", rate, pool);

  app.openapi(contractRoute(loaningRoutes, "GET /v1/translations", forAgents), (c) =>
    c.json({ available: translate !== undefined }, 200),
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/translations", forAgents, limit, ...guardJson(maxBytes)),
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
