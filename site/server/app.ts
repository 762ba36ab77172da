import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { Log } from "./log.ts";
import { securityHeaders } from "./render/security-headers.ts";

export interface AppParts {
  /** Folder of the client build. */
  clientFolder: string;
  /** What answers before pages do: health, pictures, forms, the backends. */
  services: readonly Hono[];
  pages: Hono;
  /** Runs around every request. */
  observe: MiddlewareHandler;
  log: Log;
}

/** The whole site as one Hono app: files, services, then pages. */
export function createApp({ clientFolder, services, pages, observe, log }: AppParts): Hono {
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
  // What browsers ask for beside documents that name no icon.
  app.get("/favicon.ico", (c) => c.redirect("/favicon.svg", 301));
  for (const service of services) app.route("/", service);
  app.get("/assets/*", (c) => c.body(null, 404));
  app.route("/", pages);
  app.onError((error, c) => {
    // Pages answer their own failures; this is for the services, and never shows a stack.
    log.error({ err: error }, "request failed");
    return c.text("Internal Server Error", 500, { ...securityHeaders });
  });
  return app;
}
