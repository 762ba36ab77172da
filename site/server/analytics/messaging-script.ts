import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { StartError } from "@realtor/server/start-error";

const path = "/api/messaging.js";

/** The script's URL path, and the route that serves it. */
export interface MessagingScript {
  path: string;
  routes: Hono;
}

/**
 * Serves the marketing messaging script from this origin (docs/spec/analytics.md#messaging). The
 * returned `path` contains a content hash, so browsers may cache it permanently. Returns undefined
 * without a file.
 * @throws StartError when the file cannot be read.
 */
export async function readMessagingScript(
  file: string | undefined,
): Promise<MessagingScript | undefined> {
  if (!file) return undefined;
  const script = await readFile(file, "utf8").catch((error: unknown) => {
    throw new StartError(
      "MESSAGING_SCRIPT cannot be read: set it to the path of a readable file, or unset it.",
      {
        cause: error,
      },
    );
  });
  const version = createHash("sha256").update(script).digest("hex").slice(0, 12);
  const routes = new Hono();
  routes.get(path, compress(), (c) =>
    c.body(script, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    }),
  );
  return { path: `${path}?v=${version}`, routes };
}
