import { lookup as systemLookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction, BlockList } from "node:net";

export interface PublicFetchOptions {
  lookup?: typeof systemLookup;
  isAllowed?: (address: string) => boolean;
  timeoutMs?: number;
}

/**
 * How a request ended: a 200 with a short text; another response; a failed TLS handshake; no public address, no
 * connection or no response.
 */
export type PublicAnswer =
  | { kind: "text"; text: string }
  | { kind: "other" | "certificate" | "silent" };

const maxBytes = 1024;

/** Errors of a handshake: an invalid certificate, or a server without one for the name. */
const handshakeErrors = /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO$|UNABLE_TO_)|SELF_SIGNED_CERT/;

/** Fetches a short text from a URL that a user entered; undefined for everything but a 200 of at most 1 KB. */
export async function fetchPublicText(
  url: URL,
  options?: PublicFetchOptions,
): Promise<string | undefined> {
  const answer = await fetchPublic(url, options);
  return answer.kind === "text" ? answer.text : undefined;
}

/**
 * Fetches a text of at most 1 KB from a URL that a user entered. Connects only to public addresses, checked at
 * connect time against DNS rebinding; follows no redirects.
 */
export async function fetchPublic(
  url: URL,
  { lookup = systemLookup, isAllowed = isPublicAddress, timeoutMs = 5000 }: PublicFetchOptions = {},
): Promise<PublicAnswer> {
  // IP literals are never agents' domains and would bypass the lookup.
  if (isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0) return { kind: "silent" };
  const guarded: LookupFunction = (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses.filter(({ address }) => isAllowed(address));
      if (!first) return done(error ?? new Error("no public address"), "", 0);
      if (options.all) return done(null, [first]);
      return done(null, first.address, first.family);
    });
  };
  return new Promise<PublicAnswer>((resolve) => {
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const signal = AbortSignal.timeout(timeoutMs);
    const request = send(url, { lookup: guarded, signal, agent: false }, (response) => {
      let body = "";
      const abort = () => {
        resolve({ kind: "other" });
        request.destroy();
      };
      if (response.statusCode !== 200) return abort();
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        body += part;
        if (body.length > maxBytes) abort();
      });
      response.on("end", () => resolve({ kind: "text", text: body }));
      response.on("error", () => resolve({ kind: "silent" }));
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      resolve({ kind: handshakeErrors.test(error.code ?? "") ? "certificate" : "silent" });
    });
    request.end();
  });
}

/** Private, loopback and special-purpose networks. */
const reserved = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  reserved.addSubnet(net, prefix, "ipv4");
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
// Within it: documentation, and ranges that embed IPv4 addresses.
for (const [net, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  reserved.addSubnet(net, prefix, "ipv6");

/** Whether an IP address is globally routable. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, "ipv4");
  return version === 6 && globalUnicast.check(address, "ipv6") && !reserved.check(address, "ipv6");
}
