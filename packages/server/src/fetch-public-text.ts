import { lookup as systemLookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";

import { isPublicAddress } from "./public-address.ts";

export interface PublicFetchOptions {
  lookup?: typeof systemLookup;
  isAllowed?: (address: string) => boolean;
  timeoutMs?: number;
}

const maxBytes = 1024;

/**
 * Fetches a short text from a URL that a user entered; undefined for everything but a 200 of at most 1 KB.
 * Connects only to public addresses, checked at connect time against DNS rebinding; follows no redirects.
 */
export async function fetchPublicText(
  url: URL,
  { lookup = systemLookup, isAllowed = isPublicAddress, timeoutMs = 5000 }: PublicFetchOptions = {},
): Promise<string | undefined> {
  // IP literals are never agents' domains and would bypass the lookup.
  if (isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0) return undefined;
  const guarded: LookupFunction = (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses.filter(({ address }) => isAllowed(address));
      if (!first) return done(error ?? new Error("no public address"), "", 0);
      if (options.all) return done(null, [first]);
      return done(null, first.address, first.family);
    });
  };
  return new Promise<string | undefined>((resolve) => {
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const signal = AbortSignal.timeout(timeoutMs);
    const request = send(url, { lookup: guarded, signal, agent: false }, (response) => {
      let body = "";
      const abort = () => {
        resolve(undefined);
        request.destroy();
      };
      if (response.statusCode !== 200) return abort();
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        body += part;
        if (body.length > maxBytes) abort();
      });
      response.on("end", () => resolve(body)).on("error", () => resolve(undefined));
    });
    request.on("error", () => resolve(undefined)).end();
  });
}
