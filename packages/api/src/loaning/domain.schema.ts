import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { choice, dateTime, openObject, text } from "../schema/fields.ts";

/**
 * State of a homepage's own domain: none claimed; its proof is waited for; another homepage has proved it;
 * proved; proved, but the last checks did not find the proof.
 */
export const domainStates = ["none", "waiting", "taken", "proved", "failing"] as const;

const time = dateTime.nullable();

/** The own domain of a homepage, and how it is proved; see `docs/spec/hosts.md#proof-of-control`. */
export const ownDomain = openObject({
  /** Null without an own domain, like all but `state`. */
  host: text(limits.webAddress).nullable(),
  state: choice(domainStates),
  /** The TXT record that proves the domain. */
  record: openObject({ name: text(limits.webAddress), value: text(limits.webAddress) }).nullable(),
  /** The file that proves it as well, with its complete text; null for a host with a port. */
  file: openObject({ url: text(limits.webAddress), text: text(limits.webAddress) }).nullable(),
  /** Since when the domain opens the homepage. */
  provedAt: time,
  checkedAt: time,
  /** Null when it is no longer looked for. */
  nextCheckAt: time,
  failingSince: time,
  /** When a failing domain is free for others. */
  freeAt: time,
});

export type DomainState = (typeof domainStates)[number];
export type OwnDomain = z.infer<typeof ownDomain>;
