/**
 * Sanitizes a path for logs and traces: removes the query, and after `/api/auth/{call}` the rest,
 * which may be a one-time token.
 */
export function sanitizePath(path: string): string {
  const [bare = ""] = path.split("?", 1);
  return bare.replace(/^(\/api\/auth\/[^/]*)\/.*$/s, "$1");
}
