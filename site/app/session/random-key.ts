/** 128 bits that nobody can guess, as hex. `crypto.randomUUID` is there on https alone, and an own domain may be http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
