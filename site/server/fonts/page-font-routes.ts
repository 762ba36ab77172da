import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { Hono } from "hono";
import { negotiateCoding } from "../render/send-page.ts";
import type { PageFonts } from "./page-fonts.ts";

const decompress = promisify(brotliDecompress);

/** `GET /assets/page-fonts/{name}`: a font that a document links. */
export function pageFontRoutes(fonts: Pick<PageFonts, "read">): Hono {
  return new Hono().get("/assets/page-fonts/:name", async (c) => {
    const file = await fonts.read(c.req.param("name"));
    if (!file) return c.body(null, 404);
    const br = negotiateCoding(c.req.header("accept-encoding")) === "br";
    return new Response(new Uint8Array(br ? file : await decompress(file)), {
      headers: {
        "content-type": "font/ttf",
        ...(br ? { "content-encoding": "br" } : {}),
        "cache-control": "public, max-age=31536000, immutable",
        vary: "accept-encoding",
        "x-content-type-options": "nosniff",
      },
    });
  });
}
