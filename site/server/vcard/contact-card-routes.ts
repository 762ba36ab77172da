import type { Locale } from "@realtor/api/locales";
import { Hono } from "hono";
import { renderSVG } from "uqr";
import type { Sources } from "#app/data/sources.ts";
import { localePath, splitLocale } from "#app/i18n/language-items.ts";
import type { PageRouter } from "../http/address.ts";
import { cacheControl } from "../http/cache-control.ts";
import { redirectMoved } from "../http/redirect-moved.ts";
import type { SiteEnv } from "../http/request-origin.ts";
import { createVcard } from "./vcard.ts";

export interface ContactCardOptions {
  loadRouter: () => Promise<PageRouter>;
  sources: Pick<Sources, "getRealtor">;
}

const headers = { "cache-control": cacheControl.confirmed, "x-content-type-options": "nosniff" };

/**
 * Contact files of an agent: `/{desiredUrl}/contact.vcf`, and `/{desiredUrl}/qr.svg` with the
 * homepage's URL. On an own domain without that segment; with a locale prefix in other languages.
 */
export function contactCardRoutes({ loadRouter, sources }: ContactCardOptions): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get("*", async (c, next) => {
    const { origin, domain } = c.var;
    const own = domain.kind === "own" ? domain.origin : undefined;
    const requested = await readPath(new URL(c.req.url).pathname, loadRouter, own !== undefined);
    if (!requested) return next();
    const profile = await sources.getRealtor(own ?? requested.desiredUrl ?? "");
    if (!profile) return c.notFound();
    const moved = requested.desiredUrl && redirectMoved(c, requested.desiredUrl, profile);
    if (moved) return moved;
    const { protocol, host } = origin;
    const path = own === undefined ? `/${profile.desiredUrl}` : "/";
    const homepage = `${protocol}://${host}${localePath(path, requested.locale)}`;
    if (requested.file === "qr.svg")
      return c.body(renderSVG(`${homepage}?src=qr`, { ecc: "M", border: 2 }), 200, {
        ...headers,
        "content-type": "image/svg+xml",
        "content-security-policy": "default-src 'none'; sandbox",
      });
    return c.body(createVcard(profile, requested.locale, homepage), 200, {
      ...headers,
      "content-type": "text/vcard; charset=utf-8",
      // Safe in a header: a slug contains only letters, underscores and hyphens.
      "content-disposition": `attachment; filename="${profile.desiredUrl}.vcf"`,
    });
  });
}

interface ContactFile {
  locale: Locale;
  desiredUrl?: string;
  file: "contact.vcf" | "qr.svg";
}

/** Both files are siblings of the homepage path, which is matched like that of any page. */
async function readPath(
  pathname: string,
  loadRouter: () => Promise<PageRouter>,
  onOwnDomain: boolean,
): Promise<ContactFile | undefined> {
  const [, folder, file] = /^(.*)\/(contact\.vcf|qr\.svg)$/.exec(pathname) ?? [];
  if (folder === undefined) return undefined;
  const { path, locale } = splitLocale(folder || "/");
  const { matchOwnDomain, matchPage } = await loadRouter();
  const found = onOwnDomain ? matchOwnDomain(path) : matchPage(path);
  if (found?.page !== "homepage") return undefined;
  return { ...found, locale, file: file === "qr.svg" ? "qr.svg" : "contact.vcf" };
}
