import { createHash } from "node:crypto";
import type { MapTiles } from "@realtor/ui/homes-map";
import type * as Entry from "#app/entry.server.tsx";
import type { PageAnalytics } from "../analytics/page-analytics.ts";
import type { PageFonts } from "../fonts/page-fonts.ts";
import { cacheControl } from "../http/cache-control.ts";
import { contentSecurityPolicy, type PolicySources } from "../http/security-headers.ts";
import type { FontFamilies } from "./assets.ts";
import { renderDocument } from "./document.ts";
import type { CachedPage } from "./html-cache.ts";
import { createPageBodies } from "./page-bodies.ts";
import type { PageRenderer } from "./page-renderer.ts";

/** What documents need besides their page. */
export interface EncoderOptions {
  renderer: Pick<PageRenderer, "assets" | "policySources">;
  /** Creates page fonts for websites; without it they use the shared families. */
  pageFonts?: Pick<PageFonts, "fontsFor">;
  /** Analytics settings and policy; undefined when not configured. */
  analytics?: PageAnalytics | undefined;
  mapTiles?: MapTiles | undefined;
  /** Hosts from which photos of markets are shown, such as `*.photos.example`. */
  photoHosts?: readonly string[];
}

/** Creates the function that turns a rendered page into a compressed document with its headers. */
export function createPageEncoder(options: EncoderOptions) {
  const { renderer, pageFonts: fonts, analytics, mapTiles, photoHosts = [] } = options;
  const configured: PolicySources =
    analytics?.policySources ?? (mapTiles ? { "img-src": [new URL(mapTiles.url).origin] } : {});
  const policySources: PolicySources = {
    ...configured,
    "img-src": [...(configured["img-src"] ?? []), ...photoHosts.map((host) => `https://${host}`)],
    ...renderer.policySources,
  };

  return async function encode(
    page: Entry.RenderedPage,
    wantsPageFonts = false,
  ): Promise<CachedPage> {
    const assets = renderer.assets(page.file, page.lang, getFontFamilies(page));
    // In development the document references no font file.
    const hasPageFonts = wantsPageFonts && assets.coreFont !== undefined;
    const pageFonts = hasPageFonts
      ? await fonts?.fontsFor({
          ...page,
          // Classes of all templates, of which only those with serif headings set the family.
          fontClasses: page.serif ? assets.fontClasses : { ...assets.fontClasses, serif: [] },
        })
      : undefined;
    const { html, styleSources } = renderDocument({
      ...page,
      data: analytics ? { ...page.data, analytics: analytics.settings } : page.data,
      assets,
      pageFonts,
      themeCss: page.themeCss,
      inlineStyles: policySources["style-src"] !== undefined,
    });
    return encodePage({
      status: page.status,
      html,
      headers: {
        "cache-control": page.cacheable ? cacheControl.confirmed : cacheControl.none,
        ...(page.head.index ? {} : { "x-robots-tag": "noindex" }),
        "content-security-policy": contentSecurityPolicy({
          "style-src": styleSources,
          ...policySources,
        }),
      },
      tags: page.tags,
    });
  };
}

/** Only agents' pages have a theme. */
function getFontFamilies(page: Entry.RenderedPage): FontFamilies {
  if (page.themeCss === undefined) return "site";
  return page.serif ? "agent-serif" : "agent";
}

/** A document with its headers and ETag. */
export function encodePage(page: {
  status: number;
  html: string;
  headers: Record<string, string>;
  tags: readonly string[];
}): CachedPage {
  const identity = Buffer.from(page.html);
  return {
    status: page.status,
    headers: page.headers,
    bodies: createPageBodies(identity),
    etag: createHash("sha256").update(identity).digest("base64url").slice(0, 27),
    tags: page.tags,
    renderedAt: Date.now(),
  };
}
