import { lookup as systemLookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";
import { wellKnownPath } from "./well-known.ts";

export interface AskOptions {
  lookup?: typeof systemLookup;
  isAllowed?: (address: string) => boolean;
  timeoutMs?: number;
}

const maxBytes = 1024;

/**
 * Which homepage answers on an origin: its id, or null for none, another kind of answer, or no answer.
 * Only addresses of the public internet are connected to, checked at the moment of connecting, so that
 * no name can lead inside; redirects are not followed, and at most a kilobyte is read.
 */
export async function askOwnDomain(
  origin: string,
  { lookup = systemLookup, isAllowed = isPublicAddress, timeoutMs = 5000 }: AskOptions = {},
): Promise<string | null> {
  const url = new URL(wellKnownPath, origin);
  // A literal address is no agent's domain, and would not be looked up.
  if (isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0) return null;
  const guarded: LookupFunction = (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses.filter(({ address }) => isAllowed(address));
      if (!first) return done(error ?? new Error("no public address"), "", 0);
      if (options.all) return done(null, [first]);
      return done(null, first.address, first.family);
    });
  };
  const text = await new Promise<string | null>((resolve) => {
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const signal = AbortSignal.timeout(timeoutMs);
    const request = send(url, { lookup: guarded, signal, agent: false }, (response) => {
      let body = "";
      const giveUp = () => {
        resolve(null);
        request.destroy();
      };
      if (response.statusCode !== 200) return giveUp();
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        body += part;
        if (body.length > maxBytes) giveUp();
      });
      response.on("end", () => resolve(body)).on("error", () => resolve(null));
    });
    request.on("error", () => resolve(null)).end();
  });
  return text === null ? null : idIn(text);
}

function idIn(text: string): string | null {
  try {
    const answer: unknown = JSON.parse(text);
    const found = typeof answer === "object" && answer !== null && "id" in answer;
    return found && typeof answer.id === "string" ? answer.id : null;
  } catch {
    return null;
  }
}
