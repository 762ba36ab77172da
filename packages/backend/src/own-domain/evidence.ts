import { fetchWebsite, type WebsiteAnswer, proofFilePath } from "@realtor/server/own-domain";
import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { fetchPublicText } from "@realtor/server/fetch-public-text";

/** What one check found at a host. */
export interface Evidence {
  /** The TXT records of the proof's name; undefined if no name server responded. */
  records: readonly string[] | undefined;
  /** The files at the proof's address, over https and http. */
  files: readonly string[];
  /** Id of the website that the site serves at the host. */
  websiteIds: readonly string[];
  /** What responds at the host over https; null for a host with a port, which is not asked. */
  secure: WebsiteAnswer | null;
  /** IP addresses of the host, and of the same with or without `www.`; undefined like the records. */
  addresses: readonly string[] | undefined;
  wwwAddresses: readonly string[] | undefined;
  /** IP addresses at which own domains have to arrive; none where the operator named none. */
  wanted: readonly string[] | undefined;
}

/** The name of a host without its port. */
export const hostName = (host: string): string => host.replace(/:\d+$/, "");

/** The same name with `www.` before it, or without it. */
export const otherWwwName = (name: string): string =>
  name.startsWith("www.") ? name.slice(4) : `www.${name}`;

/** The TXT record that proves a host; a port is not part of its name. */
export function proofRecord(host: string, token: string): { name: string; value: string } {
  return {
    name: `_realtor-homepage.${hostName(host)}`,
    value: `realtor-homepage=${token}`,
  };
}

/**
 * The file that proves a host. None for a host with a port: a user of a machine who may open a port does not
 * control it.
 */
export function proofFile(host: string, token: string): { url: string; text: string } | null {
  return host.includes(":") ? null : { url: `https://${host}${proofFilePath}`, text: token };
}

/** Whether the record or the file of this token is there. */
export function showsToken({ records, files }: Evidence, token: string): boolean {
  const { value } = proofRecord("", token);
  return records?.includes(value) === true || files.includes(token);
}

/** Whether the token is certainly gone. Without a response of a name server nothing is certain. */
export function lacksToken(evidence: Evidence, token: string): boolean {
  return evidence.records !== undefined && !showsToken(evidence, token);
}

export interface EvidenceOptions {
  /** Name servers as `address` or `address:port`; those of the machine by default. */
  dnsServers?: readonly string[] | undefined;
  /** Fetches a file of the host; undefined if it has none. */
  fetchText?: (url: URL) => Promise<string | undefined>;
  /** Asks which website the host serves. */
  askWebsite?: (origin: string) => Promise<WebsiteAnswer>;
  /** Where own domains have to arrive: an IP address or a host name. */
  domainAddress?: string | undefined;
  dnsTimeoutMs?: number;
}

/** Reads from the DNS and from a host what could prove it. Takes at most a few seconds and never rejects. */
export type ReadEvidence = (host: string) => Promise<Evidence>;

export function createReadEvidence(options: EvidenceOptions = {}): ReadEvidence {
  const { fetchText = fetchPublicText, askWebsite = fetchWebsite, domainAddress } = options;
  const resolve = (name: string) => readAddresses(name, options);
  return async (host) => {
    // The site's own requests to other ports could scan networks.
    const origins = host.includes(":") ? [] : [`https://${host}`, `http://${host}`];
    const name = hostName(host);
    const [records, files, answers, addresses, wwwAddresses, wanted] = await Promise.all([
      readRecords(proofRecord(host, "").name, options),
      Promise.all(origins.map((origin) => fetchText(new URL(proofFilePath, origin)))),
      Promise.all(origins.map((origin) => askWebsite(origin))),
      resolve(name),
      resolve(otherWwwName(name)),
      domainAddress === undefined || isIP(domainAddress) !== 0
        ? [domainAddress].filter((address) => address !== undefined).map(toCanonical)
        : resolve(domainAddress),
    ]);
    return {
      records,
      files: files.filter((text) => text !== undefined).map((text) => text.trim()),
      websiteIds: answers.flatMap((answer) => (answer.kind === "homepage" ? [answer.id] : [])),
      secure: answers[0] ?? null,
      addresses,
      wwwAddresses,
      wanted,
    };
  };
}

/** The name has no such record: a valid response, unlike a timeout. */
const absentCodes = new Set(["ENOTFOUND", "ENODATA"]);

async function readRecords(name: string, options: EvidenceOptions): Promise<string[] | undefined> {
  const records = await ask((resolver) => resolver.resolveTxt(name), options);
  // A text of more than 255 characters is stored in parts.
  return records?.map((parts) => parts.join("").trim());
}

/** The IPv4 and IPv6 addresses of a name, behind any CNAME. */
async function readAddresses(
  name: string,
  options: EvidenceOptions,
): Promise<string[] | undefined> {
  const found = await Promise.all([
    ask((resolver) => resolver.resolve4(name), options),
    ask((resolver) => resolver.resolve6(name), options),
  ]);
  const [v4, v6] = found;
  return v4 && v6 && [...v4, ...v6];
}

/** IPv6 addresses in the short form of the DNS library. */
function toCanonical(address: string): string {
  return isIP(address) === 6 ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
}

/** Asks the name servers; none for a name without such records, undefined without a response. */
async function ask<Record>(
  question: (resolver: Resolver) => Promise<Record[]>,
  { dnsServers, dnsTimeoutMs = 5000 }: EvidenceOptions,
): Promise<Record[] | undefined> {
  // A new one for each check: a resolver caches responses.
  const resolver = new Resolver({ timeout: Math.ceil(dnsTimeoutMs / 2), tries: 2 });
  const timer = setTimeout(() => resolver.cancel(), dnsTimeoutMs);
  try {
    if (dnsServers) resolver.setServers(dnsServers);
    return await question(resolver);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return absentCodes.has(code) ? [] : undefined;
  } finally {
    clearTimeout(timer);
  }
}
