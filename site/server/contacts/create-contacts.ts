import { randomUUID } from "node:crypto";
import type { ContactShowing } from "@realtor/api/loaning";
import {
  contactInput,
  phoneAnswer,
  problemDetails,
  problemErrors,
} from "@realtor/api/loaning-schemas";
import { defaultLocale, type Locale } from "@realtor/api/locales";
import { getDialCode, normalizePhone, type RuleCode, toUsPhone } from "@realtor/api/rules";
import { checkWishes } from "@realtor/api/showing";
import type { Log } from "@realtor/server/log";
import { createOutbox, type DeliveryTimes } from "@realtor/server/outbox/create-outbox";
import { createRateLimiter } from "@realtor/server/rate-limit";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db, Store } from "../db/open-store.ts";
import { contacts, deliveries } from "../db/schema.ts";
import { errorsByField, idempotencyKey, isSpam, type Sender } from "../http/form.ts";
import type { PhoneAnswerResult } from "../http/phone-answer.ts";
import type { Outcome } from "@realtor/server/retry";
import { readRetryAfter } from "@realtor/server/retry";
import { splitOrigin } from "./contact-origin.ts";
import type { FindListing } from "./find-listing.ts";
import { type Forwarded, forwardContact, readJson } from "./forward-contact.ts";
import { createHeldContacts, type HeldContacts } from "./held-contacts.ts";
import {
  answerWaiting,
  correctionKey,
  correctionOf,
  forwardAnswer,
  sentPhone,
} from "./phone-answers.ts";
import { splitShowing, withShowingSentence } from "./read-showing.ts";

export type ContactResult =
  /** The loaning service accepted or rejected it; its response is passed through. */
  | (Extract<Forwarded, { kind: "responded" }> & { requestKey: string })
  /** Has an id of the site: forwarded later, or accepted by a service that returned no receipt. */
  | { kind: "stored"; id: string; createdAt: string; requestKey: string }
  | { kind: "rejected"; errors: Record<string, RuleCode> }
  | { kind: "limited"; retryAfter: number };

export interface Contacts {
  /**
   * Validates a contact request, adds the home with the given `listingKey` and forwards it to the
   * loaning service. While the service is unavailable, stores the request durably and forwards it
   * later. Throws only when both the service and the database fail.
   */
  submit(values: unknown, sender: Sender): Promise<ContactResult>;
  /**
   * Stores which reading of its phone number the sender of a contact request chose: here while it waits, otherwise
   * in the loaning service. For a service that does not have this route, or does not respond, `values` are
   * sent as a second request, whose message says which number is the correct one.
   */
  answerPhone(values: unknown, sender: Sender): Promise<PhoneAnswerResult>;
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
export function createContacts(options: ContactOptions): Contacts {
  const { store, loaningUrl, serviceToken, findListing, log, fetch, ...others } = options;
  const { timeoutMs = 8000, limit = 20, now = Date.now, ...times } = others;
  const { db } = store;
  const limiter = createRateLimiter({
    name: "contacts",
    requests: limit,
    seconds: 600,
    pool: store.pool,
    schemaName: "site",
  });
  const service = { loaningUrl, timeoutMs, fetch };
  const serviceHeaders: Record<string, string> = serviceToken
    ? { "x-service-token": serviceToken }
    : {};
  const outbox = createOutbox({
    database: store,
    table: deliveries,
    channel: "loaning",
    log,
    ...times,
    resumed: { states: ["kept", "failed"] },
    deliver: ([{ id }]) => deliver(id),
    // After an outage the backlog is delivered in minutes.
    atOnce: 5,
  });

  async function deliver(id: string): Promise<Outcome> {
    const [contact] = await db.select().from(contacts).where(eq(contacts.id, id));
    if (!contact) return { kind: "rejected", error: "the contact request was deleted" };
    if (contact.body === null) return { kind: "delivered" };
    const result = await forwardContact(service, {
      body: contact.body,
      key: contact.idempotencyKey,
      headers: serviceHeaders,
    });
    if (result.kind === "unavailable") return result;
    if (result.kind === "accepted" || result.status < 300) return finish(id, contact.body);
    if (problemDetails.safeParse(readJson(result.body)).data?.code === "idempotency.mismatch")
      return deliverCorrection(contact.body, contact.idempotencyKey, id);
    const failure = { error: String(result.status), receiverMessage: explain(result.body) };
    return result.status === 429
      ? {
          kind: "unavailable",
          ...failure,
          waitSeconds: readRetryAfter(result.headers["retry-after"] ?? null),
        }
      : { kind: "rejected", ...failure };
  }

  /** Its number may have been corrected while it was sent; then the next attempt says so. */
  async function finish(id: string, body: Record<string, unknown>): Promise<Outcome> {
    const isSent = sql`${contacts.body} = ${JSON.stringify(body)}::jsonb`;
    const sent = await db
      .update(contacts)
      .set({ body: null })
      .where(and(eq(contacts.id, id), isSent))
      .returning({ id: contacts.id });
    if (sent.length > 0) return { kind: "delivered" };
    return { kind: "unavailable", error: "the phone number was corrected meanwhile" };
  }

  /**
   * The service has a request with this key and other values: it stored the request, no response arrived, and the
   * sender corrected the number then.
   */
  async function deliverCorrection(
    body: Record<string, unknown>,
    requestKey: string,
    id: string,
  ): Promise<Outcome> {
    const { phoneCountryCode } = sentPhone(body);
    const answer = await forwardAnswer(service, { requestKey, phoneCountryCode }, serviceHeaders);
    if (answer?.kind !== "answered") {
      const key = correctionKey(requestKey);
      const request = { body: correctionOf(body), key, headers: serviceHeaders };
      const result = await forwardContact(service, request);
      if (result.kind === "unavailable") return result;
      if (result.kind === "responded" && result.status >= 300)
        return { kind: "unavailable", error: `${result.status} for the correct phone number` };
    }
    return finish(id, body);
  }

  /** Without a body it is delivered already. */
  async function add(body: Record<string, unknown> | null, key: string): Promise<ContactResult> {
    const added = await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(contacts)
        .values({ idempotencyKey: key, body })
        .onConflictDoNothing({ target: contacts.idempotencyKey })
        .returning({ id: contacts.id, createdAt: contacts.createdAt });
      if (row && body)
        await tx.insert(deliveries).values({ id: row.id, channel: "loaning", state: "pending" });
      return row;
    });
    outbox.sendDue();
    const result = added ? stored(added, key) : await findStored(db, key);
    if (!result) throw new Error("The idempotency key is taken, but no contact request has it.");
    return result;
  }

  async function submit(values: unknown, sender: Sender): Promise<ContactResult> {
    const { rest: form, showing } = splitShowing(values);
    const { rest, origin } = splitOrigin(form, now());
    const parsed = contactInput.safeParse(withoutListing(rest));
    const wrongTime = showing && checkWishes(showing.wishes, now());
    if (!parsed.success || wrongTime)
      return {
        kind: "rejected",
        errors: {
          ...(parsed.error && errorsByField(problemErrors(parsed.error))),
          ...(wrongTime && { showing: wrongTime }),
        },
      };
    const { values: typed, listingKey, spamFields } = splitSiteFields(parsed.data);
    const sent = showing ? withShowing(typed, showing, origin.locale) : typed;
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
    if (result.kind === "responded") return { ...result, requestKey: key };
    if (result.kind === "accepted")
      // Kept by its key, since another service may store a repeated request twice.
      return add(null, key).catch((error: unknown) => {
        log.error({ err: error }, "the receipt of a delivered contact request was not stored");
        return stored({ id: randomUUID(), createdAt: new Date(now()) }, key);
      });
    log.warn(
      { error: result.error },
      "loaning service unavailable: contact request stored for later delivery",
    );
    return add(body, key);
  }

  /** Sends which number is the correct one as a second request. */
  async function submitCorrection(
    values: unknown,
    { requestKey, phoneCountryCode }: { requestKey: string; phoneCountryCode: string },
    sender: Sender,
  ): Promise<PhoneAnswerResult> {
    const fields = typeof values === "object" && values !== null ? values : {};
    const {
      requestKey: _key,
      typedCountryCode: _typed,
      ...contact
    } = fields as Record<string, unknown>;
    const { phone: typed } = sentPhone(contact);
    const unchanged = { kind: "answered", phone: typed, phoneCountryCode } as const;
    if (getDialCode(phoneCountryCode) !== "+1") return unchanged;
    const phone = toUsPhone(normalizePhone(typed));
    if (phone === null) return { kind: "rejected", errors: { phoneCountryCode: "choice.unknown" } };
    const result = await submit(
      correctionOf({ ...contact, phone, phoneCountryCode, phoneConfirmed: "Y" }),
      { ...sender, idempotencyKey: correctionKey(requestKey) },
    );
    if (result.kind === "limited" || result.kind === "rejected") return result;
    return result.kind === "responded" && result.status >= 300
      ? { kind: "rejected", errors: {} }
      : { kind: "answered", phone, phoneCountryCode };
  }

  return {
    submit,
    async answerPhone(values, sender) {
      const parsed = phoneAnswer.safeParse(values);
      if (!parsed.success)
        return { kind: "rejected", errors: errorsByField(problemErrors(parsed.error)) };
      const wait = await limiter.consume(sender.address);
      if (wait !== undefined) return { kind: "limited", retryAfter: wait };
      // Without the database nothing waits here.
      const waiting = await answerWaiting(db, parsed.data, now()).catch((error: unknown) => {
        log.error({ err: error }, "stored contact requests cannot be read");
        return null;
      });
      if (waiting) return waiting;
      const headers = { "x-forwarded-for": sender.address };
      const passedOn = await forwardAnswer(service, parsed.data, headers);
      return passedOn ?? submitCorrection(values, parsed.data, sender);
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
  return found && stored(found, key);
}

/** Adds when the visitor would like to see the home, also as a sentence of the message. */
function withShowing<Values extends { message: string }>(
  values: Values,
  showing: ContactShowing,
  locale: Locale | null | undefined,
): Values & { showing: ContactShowing } {
  return {
    ...values,
    message: withShowingSentence(values.message, showing, locale ?? defaultLocale),
    showing,
  };
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

function stored(
  { id, createdAt }: { id: string; createdAt: Date },
  requestKey: string,
): ContactResult {
  return { kind: "stored", id, createdAt: createdAt.toISOString(), requestKey };
}
