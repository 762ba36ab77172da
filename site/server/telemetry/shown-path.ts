/**
 * The path of an address as logs and traces may have it: no query, and beneath `/api/auth` only the
 * call's name, since what follows it may be a one-time token.
 */
export function shownPath(path: string): string {
  const [bare = ""] = path.split("?", 1);
  return bare.replace(/^(\/api\/auth\/[^/]*)\/.*$/s, "$1");
}
