/** `URL.parse` for browsers that lack it (Safari before 18): the address, or null for a text that is none. */
export function parseUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}
