import type { ContactPoint, ContactPointAudience, ContactPointChannel } from "@realtor/api/loaning";
import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactPoints } from "../db/schema.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import { profileEmail, profilePhone } from "../mail/agent-contact.ts";
import type { StoredSettings } from "../mail/stored-settings.ts";

/** An account with what it stored about its notices. */
export interface NoticeAccount {
  userId: string;
  /** Address of the account, which its owner confirmed with the invitation. */
  email: string;
  profile: StoredProfile;
  settings: StoredSettings;
}

/** Where the notices of an account go now. */
export interface Receivers {
  mail: string;
  /** Undefined without a brokerage, and while its address is not confirmed. */
  brokerage: string | undefined;
  /** In E.164; undefined without a number, and while it is not confirmed. */
  phone: string | undefined;
}

export type StoredContactPoint = typeof contactPoints.$inferSelect;

type WantedPoint = Pick<StoredContactPoint, "channel" | "audience" | "address">;

/** The addresses and numbers that need a confirmation, each once. */
export function wantedPoints({ email, profile, settings }: NoticeAccount): WantedPoint[] {
  const mails: [ContactPointAudience, string | undefined][] = [
    ["agent", profileEmail(profile)],
    ["brokerage", settings.brokerageEmail],
  ];
  const wanted = new Map<string, WantedPoint>();
  for (const [audience, given = ""] of mails) {
    const address = given.toLowerCase();
    const isKnown = address === "" || address === email.toLowerCase() || isSampleAddress(address);
    if (!isKnown && !wanted.has(address))
      wanted.set(address, { channel: "mail", audience, address });
  }
  const phone = settings.sms ? profilePhone(profile) : undefined;
  if (phone !== undefined) wanted.set(phone, { channel: "sms", audience: "agent", address: phone });
  return [...wanted.values()];
}

/** The domain of the sample accounts, at which no one receives mail (RFC 2606). */
function isSampleAddress(address: string): boolean {
  return address.endsWith("@example.com");
}

/**
 * The stored state of each wanted point. One that is new is stored, and a link or code is due for it.
 */
export async function readContactPoints(
  db: Db,
  account: NoticeAccount,
): Promise<StoredContactPoint[]> {
  const wanted = wantedPoints(account);
  if (wanted.length === 0) return [];
  const { userId } = account;
  const read = async () => {
    const stored = await db.select().from(contactPoints).where(eq(contactPoints.userId, userId));
    return wanted.flatMap((one) => stored.find((point) => isSamePoint(point, one)) ?? []);
  };
  const found = await read();
  if (found.length === wanted.length) return found;
  const missing = wanted.filter((one) => !found.some((point) => isSamePoint(point, one)));
  await db
    .insert(contactPoints)
    .values(missing.map((one) => ({ ...one, userId, sendAt: new Date() })))
    .onConflictDoNothing();
  return read();
}

function isSamePoint(one: WantedPoint, other: WantedPoint): boolean {
  return one.channel === other.channel && one.address === other.address;
}

/** Notices go to confirmed addresses and numbers only; others fall back to the account's own address. */
export async function readReceivers(db: Db, account: NoticeAccount): Promise<Receivers> {
  const points = await readContactPoints(db, account);
  const find = (channel: ContactPointChannel, address: string) =>
    points.find((point) => point.channel === channel && point.address === address);
  const mailTo = (given: string | undefined) => {
    const address = (given ?? "").toLowerCase();
    if (address === "") return undefined;
    const point = find("mail", address);
    // Without a point it needs no confirmation.
    return point === undefined || receivesNotices(point) ? address : undefined;
  };
  const { profile, settings, email } = account;
  const phone = settings.sms ? profilePhone(profile) : undefined;
  const phonePoint = phone === undefined ? undefined : find("sms", phone);
  return {
    mail: mailTo(profileEmail(profile)) ?? email,
    brokerage: mailTo(settings.brokerageEmail),
    phone: phonePoint && receivesNotices(phonePoint) ? phone : undefined,
  };
}

function receivesNotices(point: StoredContactPoint): boolean {
  if (point.refusedAt !== null) return false;
  return point.confirmedAt !== null || Number(point.noticesUntil) > Date.now();
}

export function serializeContactPoint(point: StoredContactPoint): ContactPoint {
  const { id, channel, audience, address, sentAt, noticesUntil } = point;
  const state = contactPointState(point);
  const isNoticed = state === "waiting" && receivesNotices(point);
  return {
    id,
    channel,
    audience,
    address,
    state,
    sentAt: sentAt?.toISOString() ?? null,
    noticesUntil: (isNoticed && noticesUntil?.toISOString()) || null,
  };
}

export function contactPointState(point: StoredContactPoint): ContactPoint["state"] {
  if (point.refusedAt !== null) return "refused";
  return point.confirmedAt === null ? "waiting" : "confirmed";
}
