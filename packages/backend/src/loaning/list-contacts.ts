import { contactStates } from "@realtor/api/loaning";
import type { ContactRequest } from "@realtor/api/loaning";
import { flags, limits } from "@realtor/api/rules";
import { and, desc, eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { z } from "zod";

import { containsText } from "../db/contains-text.ts";
import { contactRequests } from "../db/schema.ts";
import { pageQuery } from "../http/page-query.ts";
import { queryText } from "../http/query-text.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { contactsVisibleTo, serializeContact, selectContacts } from "./stored-contact.ts";

/** The query of `GET /v1/realtor-contacts`. */
export const contactListQuery = pageQuery.extend({
  state: z.enum(contactStates, { error: "choice.unknown" }).optional(),
  /** Y for spam only. */
  spam: z.enum(flags, { error: "flag.format" }).default("N"),
  /** Substring of the name, phone, e-mail address or message, ignoring case. */
  q: queryText(limits.search).optional(),
});

/**
 * Lists contact requests, newest first: all for an admin, those to their own homepage for a
 * realtor.
 */
export async function listContacts(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  { currentPage, perPage, state, spam, q }: z.infer<typeof contactListQuery>,
): Promise<{ page: ContactRequest[]; totalCount: number }> {
  const condition = and(
    contactsVisibleTo(db, currentUser),
    eq(contactRequests.spam, spam === "Y"),
    state && eq(contactRequests.state, state),
    matches(q?.trim() ?? ""),
  );
  const rows = await selectContacts(db)
    .where(condition)
    .orderBy(desc(contactRequests.createdAt), contactRequests.id)
    .limit(perPage)
    .offset(currentPage * perPage);
  const totalCount = await db.$count(contactRequests, condition);
  return { page: rows.map(serializeContact), totalCount };
}

function matches(q: string): SQL | undefined {
  if (q === "") return undefined;
  const { name, email, message, phone } = contactRequests;
  const digits = q.replace(/[\s().-]/g, "");
  return or(
    ...[name, email, message, phone].map((column) => containsText(column, q)),
    // Phones are stored with their hyphens.
    /^\d+$/.test(digits) ? containsText(sql`replace(${phone}, '-', '')`, digits) : undefined,
  );
}
