import type { Context } from "hono";
import { z } from "zod";
import { cacheControl } from "./cache-control.ts";

/** The id in the path; undefined when it is not a UUID. */
export function readId(c: Context): string | undefined {
  return z.uuid().safeParse(c.req.param("id")).data;
}

/** A response for staff. It has personal data, so no cache may store it. */
export function staffResponse(
  c: Context,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return c.json(body, 200, { ...headers, "cache-control": cacheControl.none });
}
