/** Names that RFC 2606 and RFC 6761 reserve, so that they are never public. */
const reserved = /(?:^|\.)(?:localhost|test|example|invalid)$/;
const loopback = /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether a host, in lower case without port, can only be reached on this machine or in tests. */
export function isLocalHost(host: string): boolean {
  return reserved.test(host) || loopback.test(host);
}
