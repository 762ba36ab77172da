import { lookup as systemLookup } from "node:dns";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export interface PublicFetchOptions {
  lookup?: typeof systemLookup;
  isAllowed?: (address: string) => boolean;
  timeoutMs?: number;
}

/**
 * How a request ended: a response, with its body only for 200; a body above the limit; a failed TLS handshake; no
 * public address, no connection or no response.
 */
export type PublicResponse =
  | { kind: "response"; status: number; headers: IncomingHttpHeaders; body: Buffer }
  | { kind: "tooLarge" | "certificate" | "silent" };

/** Errors of a handshake: an invalid certificate, or a server without one for the name. */
const handshakeErrors = /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO$|UNABLE_TO_)|SELF_SIGNED_CERT/;

/**
 * Fetches at most `maxBytes` from a URL that someone else chose. Connects only to public addresses, checked at
 * connect time against DNS rebinding; follows no redirects.
 */
export async function fetchPublic(
  url: URL,
  maxBytes: number,
  { lookup = systemLookup, isAllowed = isPublicAddress, timeoutMs = 5000 }: PublicFetchOptions = {},
): Promise<PublicResponse> {
  // IP literals would bypass the lookup.
  if (isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0) return { kind: "silent" };
  const guarded: LookupFunction = (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses.filter(({ address }) => isAllowed(address));
      if (!first) return done(error ?? new Error("no public address"), "", 0);
      if (options.all) return done(null, [first]);
      return done(null, first.address, first.family);
    });
  };
  return new Promise<PublicResponse>((resolve) => {
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const signal = AbortSignal.timeout(timeoutMs);
    const request = send(url, { lookup: guarded, signal, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const end = (answer: PublicResponse) => {
        resolve(answer);
        request.destroy();
      };
      if (status !== 200) return end({ kind: "response", status, headers, body: Buffer.alloc(0) });
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
        if (bytes > maxBytes) end({ kind: "tooLarge" });
        else parts.push(part);
      });
      response.on("end", () =>
        resolve({ kind: "response", status, headers, body: Buffer.concat(parts) }),
      );
      response.on("error", () => resolve({ kind: "silent" }));
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      resolve({ kind: handshakeErrors.test(error.code ?? "") ? "certificate" : "silent" });
    });
    request.end();
  });
}
