import { randomUUID } from "node:crypto";
import { contactInput, problemDetails, problemErrors } from "@realtor/api/loaning-schemas";
import type { RuleCode } from "@realtor/api/rules";
import type { Log } from "@realtor/server/log";
import { createRateLimiter } from "@realtor/server/rate-limit";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db, Store } from "../db/open-store.ts";
import { contacts } from "../db/schema.ts";
import { errorsByField, idempotencyKey, isSpam, type Sender } from "../http/form.ts";
import type { Outcome } from "@realtor/server/retry";
import { readRetryAfter } from "@realtor/server/retry";
import { createOutbox, type DeliveryTimes } from "../outbox/create-outbox.ts";
import { splitOrigin } from "./contact-origin.ts";
import type { FindListing } from "./find-listing.ts";
import { type Forwarded, forwardContact, readJson } from "./forward-contact.ts";
import { createHeldContacts, type HeldContacts } from "./held-contacts.ts";

export type ContactResult =
  /** The loaning service accepted or rejected it; its response is passed through. */
  | Extract<Forwarded, { kind: "responded" }>
  /** Has an id of the site: forwarded later, or accepted by a service that returned no receipt. */
  | { kind: "stored"; id: string; createdAt: string }
  | { kind: "rejected"; errors: Record<string, RuleCode> }
  | { kind: "limited"; retryAfter: number };

export interface Contacts {
  /**
   * Validates a contact request, adds the home with the given `listingKey` and forwards it to the
   * loaning service. While the service is unavailable, stores the request durably and forwards it
   * later. Throws only when both the service and the database fail.
   */
  submit(values: unknown, sender: Sender): Promise<ContactResult>;
  /** What the loaning service refused later. */
  readonly held: HeldContacts;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface ContactOptions extends DeliveryTimes {
  store: Store;
  loaningUrl: string;
  /** Identifies deliveries of stored requests, which are limited separately from visitors. */
  serviceToken?: string;
  findListing: FindListing;
  log: Log;
  fetch?: typeof fetch;
  /** Time limit for the loaning service before the request is stored locally. */
  timeoutMs?: number;
  /** Maximum requests per address in ten minutes. */
  limit?: number;
  now?: () => number;
}

/** Forwards contact requests to the loaning service, through an outbox while it is unavailable. */
export async function createContacts(options: ContactOptions): Promise<Contacts> {
  const { store, loaningUrl, findListing, log, retry, pause, leaseSeconds, sweepSeconds } = options;
  const { timeoutMs = 8000, limit = 20, now = Date.now } = options;
  const { db } = store;
  const limiter = createRateLimiter({
    name: "contacts",
    requests: limit,
    seconds: 600,
    pool: store.pool,
    schemaName: "site",
  });
  const service = { loaningUrl, timeoutMs, fetch: options.fetch };
  const outbox = await createOutbox({
    channel: "loaning",
    store,
    log,
    retry,
    pause,
    leaseSeconds,
    sweepSeconds,
    deliver: ([id]) => deliver(id),
    // After an outage the backlog is delivered in minutes.
    concurrency: 5,
  });

  async function deliver(id: string): Promise<Outcome> {
    const [contact] = await db.select().from(contacts).where(eq(contacts.id, id));
    if (!contact) return { kind: "rejected", error: "the contact request was deleted" };
    if (contact.body === null) return { kind: "delivered" };
    const result = await forwardContact(service, {
      body: contact.body,
      key: contact.idempotencyKey,
      ...(options.serviceToken && { headers: { "x-service-token": options.serviceToken } }),
    });
    if (result.kind === "unavailable") return result;
    if (result.kind === "accepted" || result.status < 300) {
      await db.update(contacts).set({ body: null }).where(eq(contacts.id, id));
      return { kind: "delivered" };
    }
    const failure = { error: String(result.status), receiverMessage: explain(result.body) };
    return result.status === 429
      ? {
          kind: "unavailable",
          ...failure,
          waitSeconds: readRetryAfter(result.headers["retry-after"] ?? null),
        }
      : { kind: "rejected", ...failure };
  }

  /** Without a body it is delivered already. */
  async function add(body: Record<string, unknown> | null, key: string): Promise<ContactResult> {
    const added = await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(contacts)
        .values({ idempotencyKey: key, body })
        .onConflictDoNothing({ target: contacts.idempotencyKey })
        .returning({ id: contacts.id, createdAt: contacts.createdAt });
      if (row && body) await outbox.add(tx, row.id, "pending");
      return row;
    });
    const result = added ? stored(added) : await findStored(db, key);
    if (!result) throw new Error("The idempotency key is taken, but no contact request has it.");
    return result;
  }

  return {
    async submit(values, sender) {
      const { rest, origin } = splitOrigin(values, now());
      const parsed = contactInput.safeParse(withoutListing(rest));
      if (!parsed.success)
        return { kind: "rejected", errors: errorsByField(problemErrors(parsed.error)) };
      const { values: sent, listingKey, spamFields } = splitSiteFields(parsed.data);
      const spam = isSpam(spamFields, now());
      const key = idempotencyKey(sender.idempotencyKey, {
        values: { ...sent, listingKey },
        address: sender.address,
        now: now(),
      });
      // Without the database the service still recognizes a repeated key.
      const existing = await findStored(db, key).catch((error: unknown) => {
        log.error({ err: error }, "stored contact requests cannot be read");
        return undefined;
      });
      if (existing) return existing;
      const wait = await limiter.consume(sender.address);
      if (wait !== undefined) return { kind: "limited", retryAfter: wait };

      const listing = await findListing(sent.realtorId, listingKey);
      const body = { ...sent, ...origin, ...(listing && { listing }), ...(spam && { spam }) };
      const result = await forwardContact(service, {
        body,
        key,
        headers: { "x-forwarded-for": sender.address },
      });
      if (result.kind === "responded") return result;
      if (result.kind === "accepted")
        // Kept by its key, since another service may store a repeated request twice.
        return add(null, key).catch((error: unknown) => {
          log.error({ err: error }, "the receipt of a delivered contact request was not stored");
          return stored({ id: randomUUID(), createdAt: new Date(now()) });
        });
      log.warn(
        { error: result.error },
        "loaning service unavailable: contact request stored for later delivery",
      );
      return add(body, key);
    },
    held: createHeldContacts(db, outbox),
    start: () => outbox.start(),
    stop: () => outbox.stop(),
  };
}

/** Code and sentence of problem details, for staff. */
function explain(body: string): string {
  const { data } = problemDetails.safeParse(readJson(body));
  return data ? `${data.code} ${data.message}`.slice(0, 400) : "";
}

/** The contact request that an earlier submission with this key stored. */
async function findStored(db: Db, key: string): Promise<ContactResult | undefined> {
  const [found] = await db
    .select({ id: contacts.id, createdAt: contacts.createdAt })
    .from(contacts)
    .where(eq(contacts.idempotencyKey, key));
  return found && stored(found);
}

/** Removes the home from a visitor's request: price and photo are those of the listing service. */
function withoutListing(values: unknown): unknown {
  if (typeof values !== "object" || values === null || !("listing" in values)) return values;
  const { listing: _claimed, ...rest } = values;
  return rest;
}

/**
 * Separates the key of the home and the spam-protection fields, which stay on this server, from the
 * contact fields. A `spam` value from the client is discarded.
 */
function splitSiteFields(form: z.infer<typeof contactInput>) {
  const { website, startedAt, listingKey, spam: _claimed, ...values } = form;
  return {
    values,
    listingKey,
    spamFields: {
      website: typeof website === "string" ? website : undefined,
      startedAt: typeof startedAt === "number" ? startedAt : undefined,
    },
  };
}

function stored({ id, createdAt }: { id: string; createdAt: Date }): ContactResult {
  return { kind: "stored", id, createdAt: createdAt.toISOString() };
}
