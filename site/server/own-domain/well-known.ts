import { type Context, Hono } from "hono";
import type { Sources } from "#app/data/sources.ts";

export const wellKnownPath = "/.well-known/realtor-homepage";

/** Reports on an agent's own domain which homepage it serves; 404 on the product's hosts. */
export function wellKnownRoutes(options: {
  sources: Pick<Sources, "getRealtor">;
  getOwnOrigin: (c: Context) => string | null;
}): Hono {
  return new Hono().get(wellKnownPath, async (c) => {
    const origin = options.getOwnOrigin(c);
    const profile = origin && (await options.sources.getRealtor(origin));
    if (!profile) return c.notFound();
    return c.json({ id: profile.id }, 200, { "cache-control": "no-store" });
  });
}
