import type { TestAgent } from "../e2e/fixtures/create-agent.ts";

export const writeKinds = ["lead", "contact", "draft", "publish", "photo"] as const;
export type WriteKind = (typeof writeKinds)[number];

/** A save of a homepage that the services acknowledged. */
export interface AcknowledgedSave {
  kind: "draft" | "publish";
  agent: TestAgent;
  /** Of the response; identifies the version. */
  updatedAt: string;
  /** Increases with each save of the agent; part of the saved text. */
  number: number;
}

/** A photo whose upload was acknowledged, with the hash of its pixels: the services encode it again. */
export interface AcknowledgedPhoto {
  url: string;
  pixels: string;
}

/** Everything that the product acknowledged, in the memory of the soak process. */
export interface Ledger {
  /** Unique names. */
  readonly leads: string[];
  /** Unique first names, which are also the message and the mailbox of the visitor. */
  readonly contacts: string[];
  readonly saves: AcknowledgedSave[];
  readonly photos: AcknowledgedPhoto[];
  /** Responses other than a success, by kind and status; 0 is no response. */
  readonly refusals: Map<string, number>;
}

export function createLedger(): Ledger {
  return { leads: [], contacts: [], saves: [], photos: [], refusals: new Map() };
}

/** A copy: what was acknowledged until now. */
export function snapshot({ leads, contacts, saves, photos, refusals }: Ledger): Ledger {
  return {
    leads: [...leads],
    contacts: [...contacts],
    saves: [...saves],
    photos: [...photos],
    refusals: new Map(refusals),
  };
}

export function countWrites(ledger: Ledger): number {
  return ledger.leads.length + ledger.contacts.length + ledger.saves.length + ledger.photos.length;
}

/** Such as "120 (30 leads, 40 contact requests, 20 drafts, 20 publications, 10 photos)". */
export function describeWrites(ledger: Ledger): string {
  const saves = (kind: "draft" | "publish") =>
    ledger.saves.filter((save) => save.kind === kind).length;
  const parts = [
    [ledger.leads.length, "leads"],
    [ledger.contacts.length, "contact requests"],
    [saves("draft"), "drafts"],
    [saves("publish"), "publications"],
    [ledger.photos.length, "photos"],
  ] as const;
  const named = parts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
  return `${countWrites(ledger)} (${named.join(", ")})`;
}
