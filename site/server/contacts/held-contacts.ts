import type { HeldContact } from "@realtor/api/leads";
import type { Outbox } from "@realtor/server/outbox/create-outbox";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../db/open-store.ts";
import { contacts, deliveries } from "../db/schema.ts";

/** Staff access to contact requests that the loaning service refused. */
export interface HeldContacts {
  /** Newest first. */
  list(): Promise<HeldContact[]>;
  /** Whether there is a stored contact request with this id. */
  has(id: string): Promise<boolean>;
  /** Sends refused ones again: one, or all without `id`. Returns their number. */
  resend(id?: string): Promise<number>;
}

const longestList = 100;

/** Reads stored contact requests. Callers are responsible for authorization. */
export function createHeldContacts(db: Db, outbox: Pick<Outbox, "resend">): HeldContacts {
  return {
    async list() {
      const rows = await db
        .select({ contact: contacts, lastError: deliveries.lastError })
        .from(contacts)
        .innerJoin(deliveries, eq(deliveries.id, contacts.id))
        .where(
          and(
            eq(deliveries.channel, "loaning"),
            eq(deliveries.state, "failed"),
            isNotNull(contacts.body),
          ),
        )
        .orderBy(desc(contacts.createdAt), contacts.id)
        .limit(longestList);
      return rows.map(({ contact: { id, body, createdAt }, lastError }) => ({
        id,
        name: textIn(body, "name"),
        phone: textIn(body, "phone"),
        phoneCountryCode: textIn(body, "phoneCountryCode"),
        phoneConfirmed: body?.["phoneConfirmed"] === "Y" ? "Y" : "N",
        createdAt: createdAt.toISOString(),
        lastError,
      }));
    },
    has: async (id) => (await db.$count(contacts, eq(contacts.id, id))) > 0,
    resend: (id) => outbox.resend(id),
  };
}

function textIn(body: Record<string, unknown> | null, key: string): string {
  const value = body?.[key];
  return typeof value === "string" ? value : "";
}
