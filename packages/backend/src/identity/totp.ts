import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds of a time step, and the number of digits, that all authenticator apps use. */
const period = 30;
const digits = 6;

/**
 * The time step whose code this is, of the current one, the one before and the one after; undefined if it is
 * none of theirs. Better Auth accepts the same steps and does not say which one it was.
 */
export function findStep(secret: string, code: string, now: number): number | undefined {
  const current = Math.floor(now / 1000 / period);
  return [current - 1, current, current + 1].find((step) => isEqual(codeOf(secret, step), code));
}

/** The code of a time step: RFC 6238 with HMAC-SHA-1. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const value = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits;
  return String(value).padStart(digits, "0");
}

function isEqual(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
