import { Hono } from "hono";
import type { Build } from "./read-build.ts";

/**
 * What an open page asks to learn of a new build (SPEC section 7): `GET /builds/latest.json`, never
 * cached, and `GET /builds/meta/{id}.json`, the build's own file, which never changes; 404 for others.
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
