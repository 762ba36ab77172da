import { randomInt } from "node:crypto";

/** What the proxy in front of the product says of somebody new: each has an address of their own. */
export function asVisitor(): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}
