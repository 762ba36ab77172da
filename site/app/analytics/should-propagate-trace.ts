/**
 * Whether a request carries the trace context: to the product's hosts, and to the loaning service on a
 * subdomain of them, such as `loaning-dev.realtor.example` (docs/spec/analytics.md#monitoring).
 */
export function shouldPropagateTrace(url: string, hosts: readonly string[]): boolean {
  const { protocol, host, hostname } = new URL(url, location.href);
  if (protocol !== "https:" && protocol !== "http:") return false;
  return hosts.some((productHost) => {
    if (productHost === host || productHost === hostname) return true;
    const domain = productHost.replace(/^www\./, "").replace(/:\d+$/, "");
    if (!hostname.endsWith(`.${domain}`)) return false;
    const labels = hostname.slice(0, -domain.length - 1).split(".");
    return labels.some((label) => /^loaning(-|$)/.test(label));
  });
}
