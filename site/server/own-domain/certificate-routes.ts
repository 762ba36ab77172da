import { certificatePath } from "@realtor/server/own-domain";
import { Hono } from "hono";
import type { Sources } from "#app/data/sources.ts";
import { otherWwwOrigin } from "#app/data/www-host.ts";
import { type AddressConfig, readDomain } from "../http/address.ts";
import { cacheControl } from "../http/cache-control.ts";
import type { SiteEnv } from "../http/request-origin.ts";

interface CertificateOptions {
  sources: Pick<Sources, "getRealtor">;
  hosts: AddressConfig;
}

/** A DNS name in ASCII form: at least two labels of letters, digits and hyphens. */
const dnsName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/**
 * Responds to a server in front of the site whether it may request a TLS certificate for a host, as `ask` of
 * Caddy's on-demand TLS: 200 for the product's hosts, for a domain that a website has proved, and for the
 * same domain with or without `www.`; else 404. See docs/operations/tls.md.
 */
export function certificateRoutes({ sources, hosts }: CertificateOptions): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get(certificatePath, async (c) => {
    c.header("cache-control", cacheControl.none);
    const host = (c.req.query("domain") ?? "").toLowerCase();
    if (c.var.domain.kind === "own" || !dnsName.test(host)) return c.notFound();
    const origin = `https://${host}`;
    const isProduct = readDomain({ host, protocol: "https" }, hosts).kind === "product";
    const isKnown =
      isProduct ||
      (await sources.getRealtor(origin)) ||
      (await sources.getRealtor(otherWwwOrigin(origin)));
    return isKnown ? c.body(null, 200) : c.notFound();
  });
}
