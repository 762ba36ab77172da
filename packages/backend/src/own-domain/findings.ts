import type { AddressRecord, DomainFindings, RecordFinding } from "@realtor/api/loaning";
import { isIP } from "node:net";

import type { Evidence } from "./evidence.ts";
import { hostName, otherWwwName, showsToken } from "./evidence.ts";

/** Values of a record that an agent is shown. */
const shownValues = 4;

/** Before the first check, and without a response. */
export const unknownFinding: RecordFinding = { state: "unknown", found: [] };

/**
 * What a check found, as the agent of a claim sees it. An unproved domain is not served, so whether it is
 * reached is known only after the proof.
 */
export function readFindings(
  claim: { realtorId: string; token: string; isProved: boolean },
  evidence: Evidence,
): DomainFindings {
  return {
    proof: findProof(claim.token, evidence),
    address: findAddress(evidence.addresses, evidence.wanted),
    www: findAddress(evidence.wwwAddresses, evidence.wanted),
    reach: claim.isProved ? findReach(claim.realtorId, evidence) : "unknown",
  };
}

function findProof(token: string, evidence: Evidence): RecordFinding {
  if (showsToken(evidence, token)) return { state: "found", found: [] };
  if (evidence.records === undefined) return unknownFinding;
  // Other texts of the name are not about this website.
  const others = evidence.records.filter((text) => text.startsWith("realtor-homepage"));
  return others.length === 0 ? { state: "missing", found: [] } : differing(others);
}

/** All addresses have to be the wanted ones: with another one, some visitors arrive elsewhere. */
function findAddress(
  found: readonly string[] | undefined,
  wanted: readonly string[] | undefined,
): RecordFinding {
  if (found === undefined || wanted === undefined || wanted.length === 0) return unknownFinding;
  if (found.length === 0) return { state: "missing", found: [] };
  return found.every((address) => wanted.includes(address))
    ? { state: "found", found: found.slice(0, shownValues) }
    : differing(found.filter((address) => !wanted.includes(address)));
}

function differing(found: readonly string[]): RecordFinding {
  return { state: "other", found: found.slice(0, shownValues) };
}

function findReach(realtorId: string, { secure, websiteIds }: Evidence): DomainFindings["reach"] {
  if (secure === null) return "unknown";
  if (secure.kind === "homepage") return secure.id === realtorId ? "live" : "elsewhere";
  // It responds without encryption only.
  if (secure.kind === "silent" && websiteIds.includes(realtorId)) return "certificate";
  return secure.kind;
}

/**
 * The records that lead a domain to `address`, which is an IP address or a host name: of the domain itself, and of
 * the same with or without `www.`
 */
export function addressRecords(
  host: string,
  address: string,
  findings: DomainFindings | null,
): AddressRecord[] {
  const own = hostName(host);
  const toRecord = (name: string, finding: RecordFinding): AddressRecord => {
    const version = isIP(address);
    // At `www.` the name of the domain stays right when the address changes.
    if (version !== 0 && name.startsWith("www."))
      return { type: "CNAME", name, value: otherWwwName(name), finding };
    const type = version === 0 ? "CNAME" : version === 4 ? "A" : "AAAA";
    return { type, name, value: address, finding };
  };
  return [
    toRecord(own, findings?.address ?? unknownFinding),
    toRecord(otherWwwName(own), findings?.www ?? unknownFinding),
  ];
}
