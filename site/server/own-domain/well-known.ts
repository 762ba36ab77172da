import { type Context, Hono } from "hono";
import type { Sources } from "#app/data/sources.ts";

export const wellKnownPath = "/.well-known/realtor-homepage";

/** Says on an agent's own domain whose homepage is there; the product's hosts are nobody's. */
export function wellKnownRoutes(options: {
  sources: Pick<Sources, "getRealtor">;
  ownOrigin: (c: Context) => string | null;
}): Hono {
  return new Hono().get(wellKnownPath, async (c) => {
    const origin = options.ownOrigin(c);
    const profile = origin && (await options.sources.getRealtor(origin));
    if (!profile) return c.notFound();
    return c.json({ id: profile.id }, 200, { "cache-control": "no-store" });
  });
}
