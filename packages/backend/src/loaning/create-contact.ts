import { createHash, randomUUID } from "node:crypto";

import type { ContactInput, ContactReceipt } from "@realtor/api/loaning";
import { joinName } from "@realtor/api/rules";
import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactRequests, realtors } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { LoaningContext } from "./loaning-context.ts";

/**
 * Stores what a visitor wrote, once for each Idempotency-Key: the same request again gets the same
 * receipt. The agent gets it even when the page was unpublished a moment before.
 * @throws {Problem} 404 for an unknown agent, 422 when the key was used for something else.
 */
export async function createContact(
  { db }: LoaningContext,
  input: ContactInput,
  idempotencyKey: string | null,
): Promise<ContactReceipt> {
  // The same request sent again may be judged otherwise, for instance by how long the form was open.
  const { spam = false, ...sent } = input;
  const fingerprint = createHash("sha256").update(JSON.stringify(sent)).digest("hex");
  const repeated = await findReceipt(db, idempotencyKey, fingerprint);
  if (repeated) return repeated;
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
  // Nothing was inserted when the same request came twice at once: the other one is stored by now.
  const receipt = stored ? receiptOf(stored) : await findReceipt(db, idempotencyKey, fingerprint);
  if (!receipt) throw new Problem("server.unavailable");
  return receipt;
}

async function findReceipt(
  db: Db,
  key: string | null,
  fingerprint: string,
): Promise<ContactReceipt | null> {
  if (key === null) return null;
  const [former] = await db
    .select()
    .from(contactRequests)
    .where(eq(contactRequests.idempotencyKey, key));
  if (!former) return null;
  if (former.fingerprint !== fingerprint) throw new Problem("idempotency.mismatch");
  return receiptOf(former);
}

function receiptOf(row: { id: string; createdAt: Date }): ContactReceipt {
  return { id: row.id, createdAt: row.createdAt.toISOString() };
}
