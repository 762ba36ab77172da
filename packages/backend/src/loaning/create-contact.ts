import { createHash, randomUUID } from "node:crypto";

import type { ContactInput, ContactReceipt } from "@realtor/api/loaning";
import type { AnsweredPhone, PhoneAnswer } from "@realtor/api/loaning-schemas";
import { answerPhone, isPhoneAnswerable, joinName } from "@realtor/api/rules";
import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { consentRecords, contactRequests, realtors } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import { type ContactContext, withImageUrl } from "./stored-contact.ts";

/**
 * Stores a contact request with its notifications and the proof of consent, once per Idempotency-Key: repeating the request returns the same
 * receipt. Also accepted if the website was unpublished a moment before.
 * @throws {Problem} 404 for an unknown agent, 422 if the key was used for a different request.
 */
export async function createContact(
  { db, urls, notifications }: ContactContext,
  input: ContactInput,
  idempotencyKey: string | undefined,
): Promise<ContactReceipt> {
  // The site's server adds these fields, so they may differ on a retry: through the time trap, a
  // changed price, or a new consent text.
  const { spam = false, listing, locale, pageUrl, source, ...rest } = input;
  const { consentVersion, consentedAt, ...sent } = rest;
  const fingerprint = createHash("sha256").update(JSON.stringify(sent)).digest("hex");
  const existing = await findReceipt(db, idempotencyKey, fingerprint);
  if (existing) return existing;
  if ((await db.$count(realtors, eq(realtors.id, input.realtorId))) === 0) {
    throw new Problem("realtor.notFound");
  }
  const now = new Date();
  const stored = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contactRequests)
      .values({
        id: randomUUID(),
        realtorId: input.realtorId,
        name: joinName(input.lastName, input.firstName),
        lastName: input.lastName,
        firstName: input.firstName,
        email: input.email ?? "",
        phone: input.phone,
        phoneCountryCode: input.phoneCountryCode,
        phoneConfirmed: input.phoneConfirmed ?? "N",
        message: input.message,
        isTerm: input.isTerm,
        listing: withImageUrl(listing, (url) => urls.toStored(url, null)),
        showing: input.showing ?? null,
        locale: locale ?? null,
        pageUrl: pageUrl ?? null,
        source: source ?? null,
        consentVersion: consentVersion ?? null,
        // Not in the future, for a sender with a wrong clock.
        consentedAt: consentedAt ? new Date(Math.min(now.getTime(), Date.parse(consentedAt))) : now,
        spam,
        createdAt: now,
        updatedAt: now,
        idempotencyKey,
        fingerprint,
      })
      .onConflictDoNothing({ target: contactRequests.idempotencyKey })
      .returning();
    if (!row) return undefined;
    const { id, phone, phoneCountryCode } = row;
    await tx.insert(consentRecords).values({
      id,
      consentVersion: row.consentVersion,
      consentedAt: row.consentedAt ?? now,
      phone,
      phoneCountryCode,
      pageUrl: row.pageUrl,
    });
    await notifications.add(tx, id);
    return row;
  });
  if (stored) notifications.sendDue();
  // Without a row a concurrent request with the same key was stored first.
  const receipt = stored ? toReceipt(stored) : await findReceipt(db, idempotencyKey, fingerprint);
  if (!receipt) throw new Problem("server.unavailable");
  return receipt;
}

async function findReceipt(
  db: Db,
  key: string | undefined,
  fingerprint: string,
): Promise<ContactReceipt | undefined> {
  if (key === undefined) return undefined;
  const [existing] = await db
    .select()
    .from(contactRequests)
    .where(eq(contactRequests.idempotencyKey, key));
  if (!existing) return undefined;
  if (existing.fingerprint !== fingerprint) throw new Problem("idempotency.mismatch");
  return toReceipt(existing);
}

function toReceipt(row: { id: string; createdAt: Date }): ContactReceipt {
  return { id: row.id, createdAt: row.createdAt.toISOString() };
}

/**
 * Stores which reading of its phone number the sender of a contact request chose. If it is not the one that was
 * typed, those who were told of the request are told the number, once.
 * @throws {Problem} 404 for an unknown key or later than 30 minutes, 422 for another country.
 */
export async function answerContactPhone(
  { db, notifications }: ContactContext,
  { requestKey, phoneCountryCode }: PhoneAnswer,
): Promise<AnsweredPhone> {
  const answered = await db.transaction(async (tx) => {
    const [contact] = await tx
      .select()
      .from(contactRequests)
      .where(eq(contactRequests.idempotencyKey, requestKey))
      .for("update");
    if (!contact || !isPhoneAnswerable(contact.createdAt, Date.now()))
      throw new Problem("contact.notFound");
    const answer = answerPhone(contact, phoneCountryCode);
    if (!answer)
      throw new Problem("fields.refused", {
        errors: [{ pointer: "/phoneCountryCode", code: "choice.unknown" }],
      });
    await tx
      .update(contactRequests)
      .set({ ...answer, updatedAt: new Date() })
      .where(eq(contactRequests.id, contact.id));
    const { phone, phoneCountryCode: chosen } = answer;
    await tx
      .update(consentRecords)
      .set({ phone, phoneCountryCode: chosen })
      .where(eq(consentRecords.id, contact.id));
    if (answer.phoneCountryCode !== contact.phoneCountryCode)
      await notifications.correctPhone(tx, contact.id);
    return answer;
  });
  notifications.sendDue();
  return { phone: answered.phone, phoneCountryCode: answered.phoneCountryCode };
}
