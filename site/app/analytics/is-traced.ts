/**
 * Whether a call may carry the trace: to the product's own hosts, and to subdomains of theirs that are
 * the loaning service's (`loaning.realtor.example`, `loaning-dev.realtor.example`; SPEC section 9).
 */
export function isTraced(url: string, hosts: readonly string[]): boolean {
  const { protocol, host, hostname } = new URL(url, location.href);
  if (protocol !== "https:" && protocol !== "http:") return false;
  return hosts.some((own) => {
    if (own === host || own === hostname) return true;
    const domain = own.replace(/^www\./, "").replace(/:\d+$/, "");
    if (!hostname.endsWith(`.${domain}`)) return false;
    const labels = hostname.slice(0, -domain.length - 1).split(".");
    return labels.some((label) => /^loaning(-|$)/.test(label));
  });
}
