import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { choice, dateTime, openObject, text } from "../schema/fields.ts";

/**
 * State of a website's own domain: none claimed; its proof is waited for; another website has proved it;
 * proved; proved, but the last checks did not find the proof.
 */
export const domainStates = ["none", "waiting", "taken", "proved", "failing"] as const;

/** Whether a DNS record is as it has to be; unknown before a check, and without a response of a name server. */
export const recordStates = ["unknown", "missing", "other", "found"] as const;

/**
 * How a request over the domain ended: not sent yet; no response; no valid certificate; a response that is
 * not this website; this website.
 */
export const reachStates = ["unknown", "silent", "certificate", "elsewhere", "live"] as const;

/** What a check found at the name of a DNS record. */
const recordFinding = openObject({
  state: choice(recordStates),
  /** The values that are there. */
  found: z.array(text(limits.webAddress)).readonly(),
});

export const domainFindings = openObject({
  proof: recordFinding,
  /** Of the domain itself, and of the same with or without `www.` */
  address: recordFinding,
  www: recordFinding,
  reach: choice(reachStates),
});

const addressRecord = openObject({
  type: choice(["A", "AAAA", "CNAME"]),
  name: text(limits.webAddress),
  value: text(limits.webAddress),
  finding: recordFinding,
});

const time = dateTime.nullable();

/** The own domain of a website, and how it is proved; see `docs/spec/hosts.md#proof-of-control`. */
export const ownDomain = openObject({
  /** Null without an own domain, like all but `state`. */
  host: text(limits.webAddress).nullable(),
  state: choice(domainStates),
  /** The TXT record that proves the domain. */
  record: openObject({ name: text(limits.webAddress), value: text(limits.webAddress) }).nullable(),
  /** The file that proves it as well, with its complete text; null for a host with a port. */
  file: openObject({ url: text(limits.webAddress), text: text(limits.webAddress) }).nullable(),
  /** Since when the domain opens the website. */
  provedAt: time,
  checkedAt: time,
  /** Null when it is no longer looked for. */
  nextCheckAt: time,
  failingSince: time,
  /** When a failing domain is free for others. */
  freeAt: time,
  /** What was found at the name of the TXT record. Absent in services without these checks. */
  proof: recordFinding.optional(),
  /**
   * The records that lead the domain here, first its own, then that of the same with or without `www.`;
   * empty where the operator named no address.
   */
  addresses: z.array(addressRecord).readonly().optional(),
  reach: choice(reachStates).optional(),
});

export type DomainState = (typeof domainStates)[number];
export type RecordFinding = z.infer<typeof recordFinding>;
export type DomainFindings = z.infer<typeof domainFindings>;
export type AddressRecord = z.infer<typeof addressRecord>;
export type DomainReach = (typeof reachStates)[number];
export type OwnDomain = z.infer<typeof ownDomain>;
