import { createHash, randomUUID } from "node:crypto";

import type { ContactInput, ContactReceipt } from "@realtor/api/loaning";
import { joinName } from "@realtor/api/rules";
import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactRequests, realtors } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { LoaningContext } from "./loaning-context.ts";

/**
 * Stores a contact request, once per Idempotency-Key: repeating the request returns the same
 * receipt. Also accepted if the homepage was unpublished a moment before.
 * @throws {Problem} 404 for an unknown agent, 422 if the key was used for a different request.
 */
export async function createContact(
  { db }: LoaningContext,
  input: ContactInput,
  idempotencyKey: string | null,
): Promise<ContactReceipt> {
  // `spam` is not part of the fingerprint: it may differ on a retry, for instance through the time
  // trap.
  const { spam = false, ...sent } = input;
  const fingerprint = createHash("sha256").update(JSON.stringify(sent)).digest("hex");
  const existing = await findReceipt(db, idempotencyKey, fingerprint);
  if (existing) return existing;
  if ((await db.$count(realtors, eq(realtors.id, input.realtorId))) === 0) {
    throw new Problem("realtor.notFound");
  }
  const now = new Date();
  const [stored] = await db
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
      message: input.message,
      isTerm: input.isTerm,
      spam,
      createdAt: now,
      updatedAt: now,
      idempotencyKey,
      fingerprint,
    })
    .onConflictDoNothing({ target: contactRequests.idempotencyKey })
    .returning();
  // Without a row a concurrent request with the same key was stored first.
  const receipt = stored ? toReceipt(stored) : await findReceipt(db, idempotencyKey, fingerprint);
  if (!receipt) throw new Problem("server.unavailable");
  return receipt;
}

async function findReceipt(
  db: Db,
  key: string | null,
  fingerprint: string,
): Promise<ContactReceipt | null> {
  if (key === null) return null;
  const [existing] = await db
    .select()
    .from(contactRequests)
    .where(eq(contactRequests.idempotencyKey, key));
  if (!existing) return null;
  if (existing.fingerprint !== fingerprint) throw new Problem("idempotency.mismatch");
  return toReceipt(existing);
}

function toReceipt(row: { id: string; createdAt: Date }): ContactReceipt {
  return { id: row.id, createdAt: row.createdAt.toISOString() };
}
