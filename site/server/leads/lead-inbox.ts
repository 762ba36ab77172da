import type { LeadCounts, LeadUpdate, StoredLead } from "@realtor/api/leads";
import { contactStates } from "@realtor/api/loaning";
import { defaultLocale, locales } from "@realtor/api/locales";
import { flags, limits, phoneSearchDigits } from "@realtor/api/rules";
import type { Outbox } from "@realtor/server/outbox/create-outbox";
import { requeue, suspendAsSpam } from "@realtor/server/outbox/delivery-rows";
import { and, desc, eq, getTableColumns, ilike, isNull, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db/open-store.ts";
import { deliveries, leads } from "../db/schema.ts";

/** Staff access to leads (docs/spec/roles.md#roles). */
export interface LeadInbox {
  /** Newest first, or those unread at `unreadAt` before the others; `totalCount` covers all pages. */
  list(query: LeadQuery): Promise<{ page: StoredLead[]; totalCount: number }>;
  count(): Promise<LeadCounts>;
  /** Returns the updated lead, or undefined when it does not exist. */
  update(id: string, changes: LeadUpdate): Promise<StoredLead | undefined>;
  /**
   * Sends refused leads to team chat again: one, or all without `id`. Returns their number; 0 without a
   * chat.
   */
  resend(id?: string): Promise<number>;
  /** Returns a lead, or undefined when it does not exist. */
  read(id: string): Promise<StoredLead | undefined>;
  /** Deletes the lead with its delivery; the proof of consent stays. Returns false when it does not exist. */
  remove(id: string): Promise<boolean>;
}

export interface LeadInboxOptions {
  db: Db;
  outbox: Pick<Outbox, "sendDue" | "resend">;
  hasChat: boolean;
}

const { idempotencyKey: _key, userAgent: _agent, ...columns } = getTableColumns(leads);

/** Reads and updates stored leads. Callers are responsible for authorization. */
export function createLeadInbox({ db, outbox, hasChat: sends }: LeadInboxOptions): LeadInbox {
  return {
    async list({ currentPage, perPage, state, spam, q, unreadAt }) {
      const condition = and(
        eq(leads.spam, spam === "Y"),
        state && eq(leads.state, state),
        matches(q.trim()),
      );
      const rows = await selectLeads(db)
        .where(condition)
        .orderBy(
          ...(unreadAt === undefined ? [] : [desc(wasUnreadAt(unreadAt))]),
          desc(leads.createdAt),
          leads.id,
        )
        .limit(perPage)
        .offset(currentPage * perPage);
      return { page: rows.map(toStoredLead), totalCount: await db.$count(leads, condition) };
    },
    async count() {
      const count = (condition: SQL | undefined) =>
        sql`count(*) filter (where ${condition})`.mapWith(Number);
      const notSpam = eq(leads.spam, false);
      const [counts] = await db
        .select({
          unread: count(and(notSpam, isNull(leads.readAt))),
          new: count(and(notSpam, eq(leads.state, "new"))),
          called: count(and(notSpam, eq(leads.state, "called"))),
          done: count(and(notSpam, eq(leads.state, "done"))),
          spam: count(eq(leads.spam, true)),
          refused: count(eq(deliveries.state, "failed")),
        })
        .from(leads)
        .innerJoin(deliveries, eq(deliveries.id, leads.id));
      return counts ?? { unread: 0, new: 0, called: 0, done: 0, spam: 0, refused: 0 };
    },
    async update(id, changes) {
      const updated = await db.transaction(async (tx) => {
        const set = changesOf(changes);
        if (Object.keys(set).length > 0)
          await tx
            .update(leads)
            .set({ ...set, updatedAt: sql`now()` })
            .where(eq(leads.id, id));
        if (changes.doNotContact !== undefined)
          await markDoNotContact(tx, id, changes.doNotContact);
        const isOwn = eq(deliveries.id, id);
        if (changes.spam === true) await suspendAsSpam(tx, deliveries, isOwn);
        if (changes.spam === false)
          await requeue(tx, deliveries, isOwn, ["spam"], sends ? "pending" : "kept");
        return readLead(tx, id);
      });
      outbox.sendDue();
      return updated;
    },
    resend: async (id) => (sends ? outbox.resend(id) : 0),
    read: (id) => readLead(db, id),
    remove: (id) =>
      db.transaction(async (tx) => {
        await tx.delete(deliveries).where(eq(deliveries.id, id));
        const deleted = await tx.delete(leads).where(eq(leads.id, id)).returning({ id: leads.id });
        return deleted.length > 0;
      }),
  };
}

/** Only the given fields, so that concurrent changes of different fields both persist. */
function changesOf({ state, note, read, spam, websiteId }: LeadUpdate) {
  return {
    ...(state !== undefined && { state }),
    ...(note !== undefined && { note }),
    // Preserves the time of the first read.
    ...(read !== undefined && { readAt: read ? sql`coalesce(${leads.readAt}, now())` : null }),
    ...(spam !== undefined && { spam }),
    ...(websiteId !== undefined && { websiteId }),
  };
}

/** Also marks the other leads with the same phone number. */
async function markDoNotContact(tx: Db, id: string, doNotContact: boolean): Promise<void> {
  const { phone, phoneCountryCode } = leads;
  // Phone numbers are stored with the hyphens of the input.
  const digits = sql<string>`replace(${phone}, '-', '')`;
  const [sender] = await tx
    .select({ digits, phoneCountryCode })
    .from(leads)
    .where(eq(leads.id, id));
  if (!sender) return;
  await tx
    .update(leads)
    .set({ doNotContact, updatedAt: sql`now()` })
    .where(and(eq(phoneCountryCode, sender.phoneCountryCode), eq(digits, sender.digits)));
}

function wasUnreadAt(time: string): SQL {
  return sql`(${leads.readAt} is null or ${leads.readAt} >= ${time}::timestamptz)`;
}

function matches(q: string): SQL | undefined {
  if (q === "") return undefined;
  const contains = (part: string) => `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    ...[leads.name, leads.area, leads.phone].map((column) => ilike(column, contains(q))),
    // Phone numbers are stored with the hyphens of the input.
    ...phoneSearchDigits(q).map((digits) =>
      ilike(sql`replace(${leads.phone}, '-', '')`, contains(digits)),
    ),
  );
}

/** Joins each lead with its delivery; every lead has one. */
function selectLeads(db: Db) {
  return db
    .select({ lead: columns, delivery: deliveries })
    .from(leads)
    .innerJoin(deliveries, eq(deliveries.id, leads.id))
    .$dynamic();
}

async function readLead(db: Db, id: string): Promise<StoredLead | undefined> {
  const [found] = await selectLeads(db).where(eq(leads.id, id));
  return found && toStoredLead(found);
}

type Row = Awaited<ReturnType<typeof selectLeads>>[number];

function toStoredLead({ lead, delivery }: Row): StoredLead {
  const { state, attempts, lastError, deliveredAt } = delivery;
  return {
    ...lead,
    hasSite: lead.hasSite ? "Y" : "N",
    locale: locales.find((locale) => locale === lead.locale) ?? defaultLocale,
    consentedAt: lead.consentedAt.toISOString(),
    createdAt: lead.createdAt.toISOString(),
    updatedAt: lead.updatedAt.toISOString(),
    readAt: lead.readAt?.toISOString() ?? null,
    delivery: { state, attempts, lastError, deliveredAt: deliveredAt?.toISOString() ?? null },
  };
}

const range = { error: "number.range" };
const choice = { error: "choice.unknown" };

/** Query of `GET /api/leads`, with the parameters of the loaning service's contact requests. */
export const leadQuery = z.object({
  currentPage: z.coerce.number(range).int(range).min(0, range).max(100_000, range).default(0),
  perPage: z.coerce.number(range).int(range).min(1, range).max(100, range).default(50),
  state: z.enum(contactStates, choice).optional(),
  /** Y lists only spam. */
  spam: z.enum(flags, { error: "flag.format" }).default("N"),
  /** Case-insensitive substring of name, area or phone. */
  q: z
    .string()
    .max(limits.search, { error: "text.tooLong" })
    .refine((value) => !value.includes("\0"), { error: "text.invalid" })
    .default(""),
  /** Those that were unread at this time come first. */
  unreadAt: z.iso.datetime({ error: "date.format" }).optional(),
});

export type LeadQuery = z.infer<typeof leadQuery>;
