import { createHash } from "node:crypto";
import { limits } from "@realtor/api/rules";

/**
 * The key under which a form is stored once: the one that its page made when the form opened, or for
 * a form sent without a script one made of what was written, by whom and on which day (UTC), since
 * its page is cached and the same for all.
 */
export function idempotencyKey(
  given: string | undefined,
  { values, address, now }: { values: unknown; address: string; now: number },
): string {
  const key = given?.trim();
  if (key) return key.length <= limits.idempotencyKey ? key : digest(key);
  const day = new Date(now).toISOString().slice(0, 10);
  return `content-${digest(JSON.stringify([values, address, day]))}`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
