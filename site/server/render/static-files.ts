import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** Files of the client build, with precedence over all other routes. */
export function staticFiles(clientFolder: string): Hono {
  const app = new Hono();
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
  return app;
}
