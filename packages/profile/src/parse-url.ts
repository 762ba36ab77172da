/** `URL.parse` for browsers without it (Safari before 18). */
export function parseUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}
