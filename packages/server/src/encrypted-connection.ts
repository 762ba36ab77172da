/** Names that RFC 2606 and RFC 6761 reserve, so that they are never public. */
const reserved = /(?:^|\.)(?:localhost|test|example|invalid)$/;
const loopback = /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether a host, in lower case without port, can only be reached on this machine or in tests. */
export function isLocalHost(host: string): boolean {
  return reserved.test(host) || loopback.test(host);
}

/** Options of a URL that weaken or turn off TLS in `pg` and nodemailer. */
const weakening = /^(?:ssl|uselibpqcompat|secure|ignoreTLS|opportunisticTLS|requireTLS|tls\..*)$/i;

/**
 * Whether what is sent to a URL is encrypted and its server's certificate verified, or stays on this
 * machine. Mail servers on other machines must offer STARTTLS (`createMailer`).
 */
export function isEncrypted(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, searchParams } = new URL(url);
  if ([...searchParams.keys()].some((name) => weakening.test(name))) return false;
  // `pg` prefers the host in the query. Without one, or with a path, it is a local socket.
  const host = searchParams.get("host") ?? hostname;
  if (host === "" || host.startsWith("/") || isLocalHost(host.toLowerCase())) return true;
  if (/^postgres(?:ql)?:$/.test(protocol)) {
    const modes = searchParams.getAll("sslmode");
    return modes.length === 1 && modes[0] === "verify-full";
  }
  return /^(?:https|smtps?):$/.test(protocol);
}
