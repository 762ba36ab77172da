/**
 * The path of an address as logs and traces may have it: beneath `/api/auth` only the call's name,
 * since what follows it may be a one-time token.
 */
export function shownPath(path: string): string {
  return path.replace(/^(\/api\/auth\/[^/]*)\/.*$/s, "$1");
}
