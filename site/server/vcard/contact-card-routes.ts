import type { Locale } from "@realtor/api/locales";
import { type Context, Hono } from "hono";
import { renderSVG } from "uqr";
import type { Sources } from "#app/data/sources.ts";
import { localePath, splitLocale } from "#app/i18n/language-items.ts";
import { matchOwnDomain, matchPage } from "#app/pages.ts";
import type { RequestOrigin } from "../http/read-origin.ts";
import { vcardOf } from "./vcard.ts";

export interface ContactCardOptions {
  sources: Pick<Sources, "getRealtor">;
  readOrigin: (c: Context) => RequestOrigin;
  /** The agent whose own domain is asked, or null on the product's hosts (DECISIONS section 2). */
  ownOrigin: (c: Context) => string | null;
}

const headers = { "cache-control": "public, max-age=300", "x-content-type-options": "nosniff" };

/**
 * An agent to take along: `/{desiredUrl}/contact.vcf` and, of the homepage's address,
 * `/{desiredUrl}/qr.svg`; on an own domain without that segment, in a language with its prefix.
 */
export function contactCardRoutes({ sources, readOrigin, ownOrigin }: ContactCardOptions): Hono {
  return new Hono().get("*", async (c, next) => {
    const own = ownOrigin(c);
    const wanted = readPath(new URL(c.req.url).pathname, own !== null);
    if (!wanted) return next();
    const profile = await sources.getRealtor(own ?? wanted.desiredUrl ?? "");
    if (!profile) return c.notFound();
    const { protocol, host } = readOrigin(c);
    const path = own === null ? `/${profile.desiredUrl}` : "/";
    const homepage = `${protocol}://${host}${localePath(path, wanted.locale)}`;
    if (wanted.file === "qr.svg")
      return c.body(renderSVG(homepage, { ecc: "M", border: 2 }), 200, {
        ...headers,
        "content-type": "image/svg+xml",
        "content-security-policy": "default-src 'none'; sandbox",
      });
    return c.body(vcardOf(profile, wanted.locale, homepage), 200, {
      ...headers,
      "content-type": "text/vcard; charset=utf-8",
      // A slug is letters, underscore and hyphen only.
      "content-disposition": `attachment; filename="${profile.desiredUrl}.vcf"`,
    });
  });
}

interface Wanted {
  locale: Locale;
  /** None on an own domain. */
  desiredUrl?: string;
  file: "contact.vcf" | "qr.svg";
}

/** The two files lie beside the homepage, whose address is read as any page's. */
function readPath(pathname: string, onOwnDomain: boolean): Wanted | null {
  const [, folder, file] = /^(.*)\/(contact\.vcf|qr\.svg)$/.exec(pathname) ?? [];
  if (folder === undefined) return null;
  const { path, locale } = splitLocale(folder || "/");
  const found = onOwnDomain ? matchOwnDomain(path) : matchPage(path);
  if (found?.page !== "homepage") return null;
  return { ...found, locale, file: file === "qr.svg" ? "qr.svg" : "contact.vcf" };
}
