import { Readable } from "node:stream";

import { createRoute, z } from "@hono/zod-openapi";
import { uploadAnswer, uploadRequest } from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";
import { bodyLimit } from "hono/body-limit";

import type { Db } from "../db/open-db.ts";
import { jsonAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import { onlyFor, requirePerson } from "../identity/know-person.ts";
import type { SiteHosts } from "../identity/return-address.ts";
import { keepPicture, openPicture } from "./media-folder.ts";
import { uploadKindOf } from "./picture-kinds.ts";
import { preparePicture } from "./prepare-picture.ts";
import { uploadOrigin } from "./upload-origin.ts";
import { newTicket, readTicket, ticketUrl } from "./upload-ticket.ts";

/** Where pictures are kept, under which origins they are sent and served, and what signs upload addresses. */
export interface MediaContext {
  db: Db;
  hosts: SiteHosts;
  folder: string;
  publicUrl: string;
  secret: string;
}

const requestUploads = createRoute({
  method: "post",
  path: "/v1/realtor/presigned-multi-file-upload",
  summary: "Signed addresses to PUT pictures to, valid for 15 minutes",
  security: [{ bearer: [] }],
  middleware: [onlyFor("realtor", "admin"), ...guardJson(64 * 1024)],
  request: {
    body: { required: true, content: { "application/json": { schema: uploadRequest } } },
  },
  responses: {
    200: jsonAnswer("One address for each file, in the order asked", uploadAnswer),
    ...problemAnswers(400, 401, 403, 413, 415, 422),
  },
});

const keyParams = z.object({ key: z.string() });
const picture = { schema: { type: "string", format: "binary" } } as const;

const putPicture = createRoute({
  method: "put",
  path: "/media/{key}",
  summary: "Send a picture to its signed address",
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
        "image/jpeg": picture,
        "image/png": picture,
        "image/webp": picture,
        "image/avif": picture,
        "image/x-icon": picture,
      },
    },
  },
  responses: {
    200: { description: "Kept; the address without its query is the picture's." },
    ...problemAnswers(403, 409, 413, 415, 422),
  },
});

const getPicture = createRoute({
  method: "get",
  path: "/media/{key}",
  summary: "A picture",
  request: { params: keyParams },
  responses: {
    200: { description: "The picture", content: { "image/*": picture } },
    304: { description: "The caller has it" },
    ...problemAnswers(404),
  },
});

/** Signed uploads and `/media/*`. */
export function mediaRoutes(context: MediaContext): App {
  const app = createApp();

  app.openapi(requestUploads, async (c) => {
    const now = Date.now();
    const person = requirePerson(c, "realtor", "admin");
    const origin = await uploadOrigin(context, person, c.req.header("origin"));
    const answer = c.req.valid("json").files.map(({ path, imageType, contentType }) => {
      const kind = uploadKindOf(contentType);
      if (kind === null) throw new Problem("file.type");
      const ticket = newTicket(kind, imageType, now);
      return { path, imageType, uploadUrl: ticketUrl(origin, ticket, context.secret) };
    });
    return c.json(answer, 200);
  });

  app.openapi(putPicture, async (c) => {
    const { key, imageType } = readTicket(
      c.req.valid("param").key,
      c.req.query(),
      context.secret,
      Date.now(),
    );
    const kind = uploadKindOf(c.req.header("content-type") ?? "");
    if (kind === null || !key.endsWith(`.${kind}`)) throw new Problem("body.contentType");
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    await keepPicture(context.folder, key, await preparePicture(bytes, kind, imageType));
    return c.body(null, 200);
  });

  // Registered beside the described route, so that seeded keys with a folder are served too.
  app.openAPIRegistry.registerPath(getPicture);
  app.get("/media/*", async (c) => {
    const key = c.req.path.slice("/media/".length);
    const found = await openPicture(context.folder, key);
    if (found === null) throw new Problem("media.notFound");
    const etag = `"${key.replaceAll("/", "-")}-${found.size}"`;
    const headers = {
      "content-type": found.contentType,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      // An SVG opened by itself runs nothing and loads nothing.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      etag,
    };
    if (c.req.header("if-none-match") === etag) {
      await found.file.close();
      return c.body(null, 304, headers);
    }
    const sized = { ...headers, "content-length": String(found.size) };
    if (c.req.method === "HEAD") {
      await found.file.close();
      return c.body(null, 200, sized);
    }
    const stream = Readable.toWeb(found.file.createReadStream());
    // Node's and the DOM's types of the same stream differ by name only.
    return new Response(stream as ReadableStream, { headers: sized });
  });
  return app;
}
