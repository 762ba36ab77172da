import { proofFilePath } from "@realtor/server/own-domain";

/** What one check found at a host. */
export interface Evidence {
  /** The TXT records of the proof's name; undefined if no name server answered. */
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

/** Whether the token is certainly gone. Without an answer of a name server nothing is certain. */
export function lacksToken(evidence: Evidence, token: string): boolean {
  return evidence.records !== undefined && !showsToken(evidence, token);
}
