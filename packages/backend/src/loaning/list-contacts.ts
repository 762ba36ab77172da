import { contactStates } from "@realtor/api/loaning";
import type { ContactRequest } from "@realtor/api/loaning";
import { flags, limits } from "@realtor/api/rules";
import { and, desc, eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { z } from "zod";

import { contains } from "../db/contains.ts";
import { contactRequests } from "../db/schema.ts";
import { pageQuery } from "../http/page-query.ts";
import { queryText } from "../http/query-text.ts";
import type { Person } from "../identity/person.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { contactsOf, presentContact, selectContacts } from "./stored-contact.ts";

/** The query of `GET /v1/realtor-contacts`. */
export const contactListQuery = pageQuery.extend({
  state: z.enum(contactStates, { error: "choice.unknown" }).optional(),
  /** Y for the spam and nothing else. */
  spam: z.enum(flags, { error: "flag.format" }).default("N"),
  /** A part of the name, phone, e-mail address or message, in any case. */
  q: queryText(limits.search).optional(),
});

/** Contact requests, newest first: all for an admin, those to their own homepage for a realtor. */
export async function listContacts(
  { db }: LoaningContext,
  person: Person,
  { currentPage, perPage, state, spam, q }: z.infer<typeof contactListQuery>,
): Promise<{ page: ContactRequest[]; totalCount: number }> {
  const condition = and(
    contactsOf(db, person),
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
  return { page: rows.map(presentContact), totalCount };
}

function matches(q: string): SQL | undefined {
  if (q === "") return undefined;
  const { name, email, message, phone } = contactRequests;
  const digits = q.replace(/[\s().-]/g, "");
  return or(
    ...[name, email, message, phone].map((column) => contains(column, q)),
    // Phones are stored with the hyphens that their sender typed.
    /^\d+$/.test(digits) ? contains(sql`replace(${phone}, '-', '')`, digits) : undefined,
  );
}
