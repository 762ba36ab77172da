import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { cacheControl } from "../http/cache-control.ts";

export interface Build {
  /** Hash of the manifest: identical files have the same id. */
  id: string;
  /** ISO 8601. */
  builtAt: string;
}

/** Reads the build from the client manifest, whose file names contain content hashes. */
export function readBuild(manifest: URL): Build {
  return {
    id: createHash("sha256").update(readFileSync(manifest)).digest("hex").slice(0, 12),
    builtAt: statSync(manifest).mtime.toISOString(),
  };
}

/**
 * Lets an open page detect a new build (docs/spec/operation.md#new-builds): `GET
 * /builds/latest.json` is never cached; `GET /builds/meta/{id}.json` is immutable and returns 404
 * for other ids.
 */
export function buildRoutes(build: Build): Hono {
  const app = new Hono();
  app.get("/builds/latest.json", (c) => c.json(build, 200, { "cache-control": cacheControl.none }));
  app.get("/builds/meta/:file", (c) =>
    c.req.param("file") === `${build.id}.json`
      ? c.json(build, 200, { "cache-control": cacheControl.immutable })
      : c.body(null, 404, { "cache-control": cacheControl.none }),
  );
  return app;
}

/** Files of the client build, with precedence over all other routes. */
export function staticFiles(clientFolder: string): Hono {
  const app = new Hono();
  app.use(
    "/assets/*",
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, c) => {
        c.header("cache-control", cacheControl.immutable);
        c.header("x-content-type-options", "nosniff");
      },
    }),
  );
  app.use(
    "/favicon.svg",
    serveStatic({
      root: clientFolder,
      onFound: (_path, c) => c.header("cache-control", cacheControl.day),
    }),
  );
  // Browsers request this path for documents without an icon link.
  app.get("/favicon.ico", (c) => {
    c.header("cache-control", cacheControl.day);
    return c.redirect("/favicon.svg", 301);
  });
  return app;
}
