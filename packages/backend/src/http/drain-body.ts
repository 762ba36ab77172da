import type { IncomingMessage } from "node:http";

import { limits } from "@realtor/api/rules";
import { createMiddleware } from "hono/factory";

import type { AppEnv } from "./app-env.ts";

/** The largest body that any call allows. */
const maxBytes = limits.uploadBytes + 64 * 1024;
const maxMs = 10_000;

/**
 * Reads the rest of the body of a refused call before the response. Otherwise the connection would end while the
 * caller sends, who then sees a broken connection instead of the problem. A larger body ends it.
 */
export const drainRefusedBody = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const incoming = c.env?.incoming;
  if (!incoming || c.res.ok || incoming.readableEnded) return;
  if (await drain(incoming)) c.res.headers.delete("connection");
});

/** Whether the body was read to its end. */
async function drain(incoming: IncomingMessage): Promise<boolean> {
  if (Number(incoming.headers["content-length"] ?? 0) > maxBytes || incoming.destroyed)
    return false;
  let left = maxBytes;
  return new Promise((resolve) => {
    const end = (isRead: boolean) => {
      clearTimeout(timer);
      incoming.off("data", count).off("end", onEnd).off("close", onClose).off("error", onClose);
      resolve(isRead);
    };
    const onEnd = () => end(true);
    const onClose = () => end(false);
    const count = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) return end(false);
      // The stream of the request, if there is one, pauses after each part.
      incoming.resume();
    };
    const timer = setTimeout(onClose, maxMs);
    incoming.on("data", count).once("end", onEnd).once("close", onClose).once("error", onClose);
    incoming.resume();
  });
}
