import { randomInt } from "node:crypto";

/** Proxy headers with a random client IP address. */
export function visitorHeaders(): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}
