import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { Log } from "./log.ts";
import { securityHeaders } from "./render/security-headers.ts";

export interface AppParts {
  clientFolder: string;
  /** Routes with precedence over pages: health, images, forms, backend proxies. */
  services: readonly Hono[];
  pages: Hono;
  instrument: MiddlewareHandler;
  log: Log;
}

/** Combines static files, service routes and pages into one Hono app. */
export function createApp({
  clientFolder,
  services,
  pages,
  instrument: observe,
  log,
}: AppParts): Hono {
  const app = new Hono();
  app.use(observe);
  app.use(
    "/assets/*",
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, c) => {
        c.header("cache-control", "public, max-age=31536000, immutable");
        c.header("x-content-type-options", "nosniff");
      },
    }),
  );
  app.use("/favicon.svg", serveStatic({ root: clientFolder }));
  // Browsers request this path for documents without an icon link.
  app.get("/favicon.ico", (c) => c.redirect("/favicon.svg", 301));
  for (const service of services) app.route("/", service);
  app.get("/assets/*", (c) => c.body(null, 404));
  app.route("/", pages);
  app.onError((error, c) => {
    // Pages render their own errors. This handles errors of services and never exposes a stack.
    log.error({ err: error }, "request failed");
    return c.text("Internal Server Error", 500, { ...securityHeaders });
  });
  return app;
}
