import { Hono } from "hono";
import type { Build } from "./read-build.ts";

/**
 * Lets an open page detect a new build (docs/spec/operation.md#new-builds): `GET
 * /builds/latest.json` is never cached; `GET /builds/meta/{id}.json` is immutable and returns 404
 * for other ids.
 */
export function buildRoutes(build: Build): Hono {
  const app = new Hono();
  app.get("/builds/latest.json", (c) => c.json(build, 200, { "cache-control": "no-store" }));
  app.get("/builds/meta/:file", (c) =>
    c.req.param("file") === `${build.id}.json`
      ? c.json(build, 200, { "cache-control": "public, max-age=31536000, immutable" })
      : c.body(null, 404, { "cache-control": "no-store" }),
  );
  return app;
}
