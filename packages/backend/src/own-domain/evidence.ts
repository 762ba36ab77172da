import { proofFilePath, fetchHomepageId } from "@realtor/server/own-domain";
import { Resolver } from "node:dns/promises";
import { fetchPublicText } from "@realtor/server/fetch-public-text";

/** What one check found at a host. */
export interface Evidence {
  /** The TXT records of the proof's name; undefined if no name server responded. */
  records: readonly string[] | undefined;
  /** The files at the proof's address, over https and http. */
  files: readonly string[];
  /** Id of the homepage that the site serves at the host. */
  homepageIds: readonly string[];
}

/** The TXT record that proves a host; a port is not part of its name. */
export function proofRecord(host: string, token: string): { name: string; value: string } {
  return {
    name: `_realtor-homepage.${host.replace(/:\d+$/, "")}`,
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
  /** Fetches the id of the homepage that the host serves. */
  fetchId?: (origin: string) => Promise<string | undefined>;
  dnsTimeoutMs?: number;
}

/** Reads from the DNS and from a host what could prove it. Takes at most a few seconds and never rejects. */
export type ReadEvidence = (host: string) => Promise<Evidence>;

/** Creates the function that reads the evidence of a host. */
export function createReadEvidence(options: EvidenceOptions = {}): ReadEvidence {
  const { fetchText = fetchPublicText, fetchId = fetchHomepageId } = options;
  return async (host) => {
    // The site's own requests to other ports could scan networks.
    const origins = host.includes(":") ? [] : [`https://${host}`, `http://${host}`];
    const readAll = async (read: (origin: string) => Promise<string | undefined>) =>
      (await Promise.all(origins.map(read))).filter((found) => found !== undefined);
    const [records, files, homepageIds] = await Promise.all([
      readRecords(proofRecord(host, "").name, options),
      readAll((origin) => fetchText(new URL(proofFilePath, origin))),
      readAll((origin) => fetchId(origin)),
    ]);
    return { records, files: files.map((text) => text.trim()), homepageIds };
  };
}

/** The name has no such record: a valid response, unlike a timeout. */
const absentCodes = new Set(["ENOTFOUND", "ENODATA"]);

async function readRecords(
  name: string,
  { dnsServers, dnsTimeoutMs = 5000 }: EvidenceOptions,
): Promise<string[] | undefined> {
  // A new one for each check: a resolver caches responses.
  const resolver = new Resolver({ timeout: Math.ceil(dnsTimeoutMs / 2), tries: 2 });
  const timer = setTimeout(() => resolver.cancel(), dnsTimeoutMs);
  try {
    if (dnsServers) resolver.setServers(dnsServers);
    const records = await resolver.resolveTxt(name);
    // A text of more than 255 characters is stored in parts.
    return records.map((parts) => parts.join("").trim());
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return absentCodes.has(code) ? [] : undefined;
  } finally {
    clearTimeout(timer);
  }
}
