import { contactInput, problemErrors } from "@realtor/api/loaning-schemas";
import type { RuleCode } from "@realtor/api/rules";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Store } from "../db/open-store.ts";
import { contacts } from "../db/schema.ts";
import { errorsByField, type Sender } from "../http/form.ts";
import { idempotencyKey } from "../http/idempotency-key.ts";
import { readRetryAfter } from "../http/retry-after.ts";
import { isSpam } from "../leads/is-spam.ts";
import type { Log } from "../log.ts";
import { createOutbox, type Outcome } from "../outbox/create-outbox.ts";
import type { RetryDelays } from "../outbox/retry-delay.ts";
import { createLimiter } from "../rate-limit/create-limiter.ts";
import { type Forwarded, forwardContact } from "./forward-contact.ts";

/** What became of a contact request. */
export type ContactResult =
  /** The loaning service took or refused it; its own answer. */
  | Extract<Forwarded, { kind: "answered" }>
  /** It is stored here and will be forwarded. */
  | { kind: "stored"; id: string; createdAt: string }
  | { kind: "refused"; errors: Record<string, RuleCode> }
  | { kind: "limited"; retryAfter: number };

export interface Contacts {
  /**
   * Checks a contact request and hands it to the loaning service; while that is away, stores it here
   * durably first and forwards it later. Throws only when both it and our database fail.
   */
  submit(values: unknown, sender: Sender): Promise<ContactResult>;
  /** Begins forwarding what is stored. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface ContactOptions {
  store: Store;
  loaningUrl: string;
  log: Log;
  /** How the loaning service is called. */
  fetch?: typeof fetch;
  retry?: RetryDelays;
  /** How long the visitor waits for the loaning service before the request is stored here. */
  timeoutMs?: number;
  /** Requests from one address within ten minutes. */
  limit?: number;
  now?: () => number;
}

/** Contact requests on their way to the loaning service: none is lost while that is down. */
export async function createContacts(options: ContactOptions): Promise<Contacts> {
  const { store, loaningUrl, log, retry, timeoutMs = 8000, limit = 20, now = Date.now } = options;
  const { db } = store;
  const limiter = createLimiter(store, { name: "contacts", points: limit, seconds: 600 });
  const service = { loaningUrl, timeoutMs, fetch: options.fetch };
  const outbox = await createOutbox({ channel: "loaning", store, log, retry, deliver });

  async function deliver(id: string): Promise<Outcome> {
    const [contact] = await db.select().from(contacts).where(eq(contacts.id, id));
    if (!contact) return { kind: "refused", error: "the contact request was deleted" };
    if (contact.body === null) return { kind: "delivered" };
    const result = await forwardContact(service, {
      body: contact.body,
      key: contact.idempotencyKey,
    });
    if (result.kind === "away") return result;
    if (result.status < 300) {
      await db.update(contacts).set({ body: null }).where(eq(contacts.id, id));
      return { kind: "delivered" };
    }
    const failure = { error: String(result.status), words: result.body.slice(0, 400) };
    return result.status === 429
      ? {
          kind: "away",
          ...failure,
          waitSeconds: readRetryAfter(result.headers["retry-after"] ?? null),
        }
      : { kind: "refused", ...failure };
  }

  async function find(key: string): Promise<ContactResult | null> {
    const [found] = await db
      .select({ id: contacts.id, createdAt: contacts.createdAt })
      .from(contacts)
      .where(eq(contacts.idempotencyKey, key));
    return found ? stored(found) : null;
  }

  async function add(body: Record<string, unknown>, key: string): Promise<ContactResult> {
    const added = await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(contacts)
        .values({ idempotencyKey: key, body })
        .onConflictDoNothing({ target: contacts.idempotencyKey })
        .returning({ id: contacts.id, createdAt: contacts.createdAt });
      if (row) await outbox.add(tx, row.id, "pending");
      return row;
    });
    const result = added ? stored(added) : await find(key);
    if (!result) throw new Error("A contact's key is taken, yet no contact has it.");
    return result;
  }

  return {
    async submit(values, sender) {
      const parsed = contactInput.safeParse(values);
      if (!parsed.success)
        return { kind: "refused", errors: errorsByField(problemErrors(parsed.error)) };
      const { values: sent, trap } = splitTrap(parsed.data);
      const key = idempotencyKey(sender.idempotencyKey, {
        values: sent,
        address: sender.address,
        now: now(),
      });
      const before = await find(key);
      if (before) return before;
      const wait = await limiter.take(sender.address);
      if (wait !== null) return { kind: "limited", retryAfter: wait };

      const body = isSpam(trap, now()) ? { ...sent, spam: true } : sent;
      const result = await forwardContact(service, {
        body,
        key,
        headers: { "x-forwarded-for": sender.address },
      });
      if (result.kind === "answered") return result;
      log.warn({ error: result.error }, "loaning service away: contact request stored here");
      return add(body, key);
    },
    start: () => outbox.start(),
    stop: () => outbox.stop(),
  };
}

/**
 * The honeypot and the time of opening are ours; the loaning service gets the contact form and what they
 * make us think of it. What a visitor says about that themselves does not count.
 */
function splitTrap(form: z.infer<typeof contactInput>) {
  const { website, startedAt, spam: _claimed, ...values } = form;
  return {
    values,
    trap: {
      website: typeof website === "string" ? website : undefined,
      startedAt: typeof startedAt === "number" ? startedAt : undefined,
    },
  };
}

function stored({ id, createdAt }: { id: string; createdAt: Date }): ContactResult {
  return { kind: "stored", id, createdAt: createdAt.toISOString() };
}
