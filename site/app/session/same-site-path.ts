/** Longer than any path of this site. */
const maxLength = 2000;

/**
 * Path, query and fragment of a `redirect` within this site; null for any other, so that sign-in is no
 * open redirect. Rejects whatever browsers resolve to another host (`//host`, `/\host`, a scheme).
 */
export function sameSitePath(redirect: string | null | undefined): string | null {
  if (!redirect || redirect.length > maxLength || !redirect.startsWith("/")) return null;
  // Browsers remove tabs and newlines from URLs and treat a backslash as a slash.
  if (/[\\\p{Cc}]/u.test(redirect) || redirect.startsWith("//")) return null;
  const here = "https://here.invalid";
  if (!URL.canParse(redirect, here)) return null;
  const { origin, pathname, search, hash } = new URL(redirect, here);
  // `/.//host` normalizes to `//host`.
  if (origin !== here || pathname.startsWith("//")) return null;
  return pathname + search + hash;
}
