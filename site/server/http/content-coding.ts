import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";

/** A value of `Content-Encoding`, or none. */
export type Coding = "identity" | "gzip" | "br";

const codings = new LRUCache<string, Coding>({ max: 200 });

/** The preferred coding that the browser accepts. */
export function negotiateCoding(acceptEncoding = ""): Coding {
  const known = codings.get(acceptEncoding);
  if (known) return known;
  const accepted = parseAccept(acceptEncoding)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  const coding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
  codings.set(acceptEncoding, coding);
  return coding;
}
