import { BlockList, isIP, isIPv6 } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Longest IP address: IPv4-mapped IPv6 with a zone. Longer values would only fill the counters. */
const maxAddressLength = 64;

/** Which entries of X-Forwarded-For a server trusts (docs/spec/hosts.md#forwarded-headers). */
export interface ForwardedTrust {
  /** Number of trusted proxies, each of which appends one entry; 0 ignores the header. */
  proxies: number;
  /** Whether only callers on this machine, and those of `callers`, may send the header. */
  loopbackOnly: boolean;
  callers?: BlockList | undefined;
}

/**
 * The client's IP address: the entry of the outermost trusted proxy in X-Forwarded-For, or of the
 * first proxy if there are fewer entries. Entries further left can be forged and are ignored.
 * Without a usable entry, the address of the connection; undefined for an in-process call.
 */
export function getClientAddress(
  connection: string | undefined,
  forwardedFor: string | undefined,
  { proxies, loopbackOnly, callers }: ForwardedTrust,
): string | undefined {
  const isTrusted = !loopbackOnly || isTrustedCaller(connection, callers);
  if (proxies === 0 || !isTrusted) return connection;
  const hops = forwardedFor?.split(",") ?? [];
  const client = hops.at(-Math.min(proxies, hops.length))?.trim();
  return client?.slice(0, maxAddressLength) || connection;
}

/** Whether a caller on this connection, undefined in-process, is on this machine or one of `callers`. */
export function isTrustedCaller(connection: string | undefined, callers?: BlockList): boolean {
  return (
    connection === undefined ||
    includes(loopback, connection) ||
    (callers !== undefined && includes(callers, connection))
  );
}

function includes(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Parses IP addresses and networks in CIDR notation, separated by commas; undefined if one is invalid. */
export function parseNetworks(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const entry of text.split(",")) {
    const [, address = "", prefix] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(entry.trim()) ?? [];
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    const bits = Number(prefix ?? longest);
    // A prefix of 0 would let everyone choose the address that is counted.
    if (version === 0 || bits === 0 || bits > longest) return undefined;
    list.addSubnet(address, bits, version === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

/**
 * Groups IPv6 addresses by /64, which one subscriber typically has, for rate limits; or by another number of
 * 16-bit groups: 3 is a /48, which one organization can have.
 */
export function toNetworkKey(address: string, ipv6Groups = 4): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array<string>(zeros).fill("0"), ...after]
    .slice(0, ipv6Groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
