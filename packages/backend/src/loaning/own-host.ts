/**
 * The host of an agent's own domain: lower case, with its port unless it is the default one. Null
 * for an address with a path, which lies on somebody else's host (the product's), and for none.
 */
export function ownHostOf(hompageUrl: unknown): string | null {
  if (typeof hompageUrl !== "string") return null;
  const address = hompageUrl.trim();
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (address === "" || !URL.canParse(whole)) return null;
  const { host, pathname } = new URL(whole);
  return pathname === "/" ? host : null;
}
