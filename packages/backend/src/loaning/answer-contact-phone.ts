import type { AnsweredPhone, PhoneAnswer } from "@realtor/api/loaning-schemas";
import { answerPhone, isPhoneAnswerable } from "@realtor/api/rules";
import { eq } from "drizzle-orm";

import { consentRecords, contactRequests } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { ContactContext } from "./stored-contact.ts";

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
