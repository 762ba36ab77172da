/** Removes everything after the call's name below `/api/auth`, since it may be a one-time token. */
export function sanitizePath(path: string): string {
  return path.replace(/^(\/api\/auth\/[^/]*)\/.*$/s, "$1");
}
