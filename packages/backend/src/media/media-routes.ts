import { createRoute, z } from "@hono/zod-openapi";
import { loaningRoutes } from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";
import type { FileStore } from "@realtor/server/files/file-store";
import { bodyLimit } from "hono/body-limit";

import type { Db } from "../db/open-db.ts";
import type { CopyPhoto } from "../feeds/copy-photos.ts";
import { copyFolder } from "../feeds/photo-copy.ts";
import { contractRoute } from "../http/contract-route.ts";
import { problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import type { SiteHosts } from "../identity/redirect-allowlist.ts";
import { openImage, saveImage, toUploadFormat } from "./image-store.ts";
import { getUploadOrigin } from "./media-urls.ts";
import { processImage } from "./process-image.ts";
import type { RecordColor } from "./record-color.ts";
import type { UploadQuota } from "./upload-quota.ts";
import { createTicket, verifyTicket, toTicketUrl } from "./upload-ticket.ts";

export interface MediaContext {
  db: Db;
  hosts: SiteHosts;
  files: FileStore;
  recordColor: RecordColor;
  publicUrl: string;
  secret: string;
  quota: UploadQuota;
  /** Stores a photo of a market at its first view. */
  copyPhoto: CopyPhoto;
}

const requestUploads = contractRoute(
  loaningRoutes,
  "POST /v1/realtor/presigned-multi-file-upload",
  requireRole("realtor", "admin"),
  ...guardJson(64 * 1024),
);

const keyParams = z.object({ key: z.string() });
const binaryBody = { schema: { type: "string", format: "binary" } } as const;

const putImage = createRoute({
  method: "put",
  path: "/media/{key}",
  summary: "Upload an image to its signed URL",
  middleware: bodyLimit({
    maxSize: limits.uploadBytes,
    onError: () => {
      throw new Problem("file.size");
    },
  }),
  request: {
    params: keyParams,
    query: z.object({
      imageType: z.string().optional(),
      expires: z.string().optional(),
      signature: z.string().optional(),
    }),
    body: {
      required: true,
      content: {
        "image/jpeg": binaryBody,
        "image/png": binaryBody,
        "image/webp": binaryBody,
        "image/avif": binaryBody,
        "image/x-icon": binaryBody,
      },
    },
  },
  responses: {
    200: { description: "Stored; the URL without its query is the image's URL." },
    ...problemResponses(403, 409, 413, 415, 422),
  },
});

const getImage = createRoute({
  method: "get",
  path: "/media/{key}",
  summary: "An image",
  request: { params: keyParams },
  responses: {
    200: { description: "The image", content: { "image/*": binaryBody } },
    304: { description: "Not modified" },
    ...problemResponses(404),
  },
});

/** Signed uploads and `/media/*`. */
export function mediaRoutes(context: MediaContext): App {
  const app = createRouter();

  async function open(key: string) {
    const found = await openImage(context.files, key);
    if (found || !key.startsWith(copyFolder)) return found;
    await context.copyPhoto(key);
    return openImage(context.files, key);
  }

  app.openapi(requestUploads, async (c) => {
    const now = Date.now();
    const currentUser = requireUser(c, "realtor", "admin");
    const { files } = c.req.valid("json");
    await context.quota.consume(c, currentUser.id, files.length);
    const origin = await getUploadOrigin(context, currentUser, c.req.header("origin"));
    const uploads = files.map(({ path, imageType, contentType }) => {
      const format = toUploadFormat(contentType);
      if (format === undefined) throw new Problem("file.type");
      const ticket = createTicket(format, imageType, now);
      return { path, imageType, uploadUrl: toTicketUrl(origin, ticket, context.secret) };
    });
    return c.json(uploads, 200);
  });

  app.openapi(putImage, async (c) => {
    const { key, imageType } = verifyTicket(
      c.req.valid("param").key,
      c.req.query(),
      context.secret,
      Date.now(),
    );
    const format = toUploadFormat(c.req.header("content-type") ?? "");
    if (format === undefined || !key.endsWith(`.${format}`)) throw new Problem("body.contentType");
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const image = await processImage(bytes, format, imageType);
    await saveImage(context.files, key, image);
    await context.recordColor(key, image);
    return c.body(null, 200);
  });

  // Registered in addition to the documented route, so that seeded keys with a folder are served.
  app.openAPIRegistry.registerPath(getImage);
  app.get("/media/*", async (c) => {
    const key = c.req.path.slice("/media/".length);
    const found = await open(key);
    if (found === undefined) throw new Problem("media.notFound");
    const etag = `"${key.replaceAll("/", "-")}-${found.size}"`;
    const headers = {
      "content-type": found.contentType,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      // Prevents scripts and requests in an SVG that is opened directly.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      etag,
    };
    if (c.req.header("if-none-match") === etag) {
      await found.close();
      return c.body(null, 304, headers);
    }
    const sized = { ...headers, "content-length": String(found.size) };
    if (c.req.method === "HEAD") {
      await found.close();
      return c.body(null, 200, sized);
    }
    return new Response(found.stream(), { headers: sized });
  });
  return app;
}
