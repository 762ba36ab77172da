import type { LeadCounts, LeadUpdate, StoredLead } from "@realtor/api/leads";
import { defaultLocale, locales } from "@realtor/api/locales";
import { and, desc, eq, getTableColumns, ilike, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/open-store.ts";
import { deliveries, leads } from "../db/schema.ts";
import type { Outbox } from "../outbox/create-outbox.ts";
import type { LeadQuery } from "./lead-query.ts";

/** What the provider's staff does with leads (DECISIONS section 1). */
export interface LeadInbox {
  /** Newest first; `totalCount` is that of all pages. */
  list(query: LeadQuery): Promise<{ page: StoredLead[]; totalCount: number }>;
  count(): Promise<LeadCounts>;
  /** The lead as it is now; null: there is none. */
  update(id: string, changes: LeadUpdate): Promise<StoredLead | null>;
  /** Takes everything about the person away. False: there is no such lead. */
  remove(id: string): Promise<boolean>;
}

export interface LeadInboxOptions {
  db: Db;
  outbox: Pick<Outbox, "hold" | "release">;
  /** Whether team chat is configured. */
  sends: boolean;
}

const { idempotencyKey: _key, userAgent: _agent, ...columns } = getTableColumns(leads);

/** Reads and notes the stored leads; whoever calls it has made sure who asks. */
export function createLeadInbox({ db, outbox, sends }: LeadInboxOptions): LeadInbox {
  return {
    async list({ currentPage, perPage, state, spam, q }) {
      const condition = and(
        eq(leads.spam, spam === "Y"),
        state && eq(leads.state, state),
        matches(q.trim()),
      );
      const rows = await selectLeads(db)
        .where(condition)
        .orderBy(desc(leads.createdAt), leads.id)
        .limit(perPage)
        .offset(currentPage * perPage);
      return { page: rows.map(present), totalCount: await db.$count(leads, condition) };
    },
    async count() {
      const count = (condition: SQL | undefined) =>
        sql`count(*) filter (where ${condition})`.mapWith(Number);
      const wanted = eq(leads.spam, false);
      const [counts] = await db
        .select({
          unread: count(and(wanted, isNull(leads.readAt))),
          new: count(and(wanted, eq(leads.state, "new"))),
          called: count(and(wanted, eq(leads.state, "called"))),
          done: count(and(wanted, eq(leads.state, "done"))),
          spam: count(eq(leads.spam, true)),
        })
        .from(leads);
      return counts ?? { unread: 0, new: 0, called: 0, done: 0, spam: 0 };
    },
    update: (id, changes) =>
      db.transaction(async (tx) => {
        const set = changesOf(changes);
        if (Object.keys(set).length > 0)
          await tx
            .update(leads)
            .set({ ...set, updatedAt: sql`now()` })
            .where(eq(leads.id, id));
        if (changes.spam === true) await outbox.hold(tx, id);
        if (changes.spam === false) await outbox.release(tx, id, sends ? "pending" : "kept");
        const [found] = await selectLeads(tx).where(eq(leads.id, id));
        return found ? present(found) : null;
      }),
    remove: (id) =>
      db.transaction(async (tx) => {
        await tx.delete(deliveries).where(eq(deliveries.id, id));
        const gone = await tx.delete(leads).where(eq(leads.id, id)).returning({ id: leads.id });
        return gone.length > 0;
      }),
  };
}

/** Only what is given, so that two who change different fields at once both have theirs. */
function changesOf({ state, note, read, spam }: LeadUpdate) {
  return {
    ...(state !== undefined && { state }),
    ...(note !== undefined && { note }),
    // One read before keeps the time when it was first read.
    ...(read !== undefined && { readAt: read ? sql`coalesce(${leads.readAt}, now())` : null }),
    ...(spam !== undefined && { spam }),
  };
}

function matches(q: string): SQL | undefined {
  if (q === "") return undefined;
  const contains = (part: string) => `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = q.replace(/[\s().-]/g, "");
  return or(
    ...[leads.name, leads.area, leads.phone].map((column) => ilike(column, contains(q))),
    // Phones are stored with the hyphens that their sender typed.
    /^\d+$/.test(digits)
      ? ilike(sql`replace(${leads.phone}, '-', '')`, contains(digits))
      : undefined,
  );
}

/** Every lead with its delivery, which is stored together with it. */
function selectLeads(db: Db) {
  return db
    .select({ lead: columns, delivery: deliveries })
    .from(leads)
    .innerJoin(deliveries, eq(deliveries.id, leads.id))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectLeads>>[number];

function present({ lead, delivery }: Row): StoredLead {
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
