/**
 * Returns the host of an agent's own domain in lower case, with a non-default port. Null for no
 * URL, and for a URL with a path, which is a page on another host.
 */
export function parseOwnHost(hompageUrl: unknown): string | null {
  if (typeof hompageUrl !== "string") return null;
  const address = hompageUrl.trim();
  const withScheme = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (address === "" || !URL.canParse(withScheme)) return null;
  const { host, pathname } = new URL(withScheme);
  return pathname === "/" ? host : null;
}
