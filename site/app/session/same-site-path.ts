/** Longer than any address of ours. */
const longest = 2000;

/**
 * A `redirect` that leads to this very site, as path, query and fragment; null for any other. What
 * browsers would read as another site (`//host`, `/\host`, a scheme) is refused, not mended.
 */
export function sameSitePath(redirect: string | null | undefined): string | null {
  if (!redirect || redirect.length > longest || !redirect.startsWith("/")) return null;
  // Browsers drop tabs and line ends out of addresses, and read a backslash as a slash.
  if (/[\\\p{Cc}]/u.test(redirect) || redirect.startsWith("//")) return null;
  const here = "https://here.invalid";
  if (!URL.canParse(redirect, here)) return null;
  const { origin, pathname, search, hash } = new URL(redirect, here);
  // `/.//host` becomes `//host` once its dots are gone.
  if (origin !== here || pathname.startsWith("//")) return null;
  return pathname + search + hash;
}
