import { leadInput, problemErrors } from "@realtor/api/leads-schemas";
import { defaultLocale, locales } from "@realtor/api/locales";
import { phoneAnswer } from "@realtor/api/loaning-schemas";
import { answerPhone, isPhoneAnswerable, limits, type RuleCode } from "@realtor/api/rules";
import type { Log } from "@realtor/server/log";
import { createOutbox, type DeliveryTimes } from "@realtor/server/outbox/create-outbox";
import { requeueAsCorrection } from "@realtor/server/outbox/delivery-rows";
import { createRateLimiter } from "@realtor/server/rate-limit";
import { eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db, Store } from "../db/open-store.ts";
import { consentRecords, deliveries, leads } from "../db/schema.ts";
import { pageAddress, shortText } from "../http/reported-page.ts";
import { errorsByField, idempotencyKey, isSpam, type Sender } from "../http/form.ts";
import type { PhoneAnswerResult } from "../http/phone-answer.ts";
import { createLeadInbox, type LeadInbox } from "./lead-inbox.ts";
import { createSlackSender, requestsPerMessage, type SlackOptions } from "@realtor/server/slack";
import { slackMessage } from "./slack.ts";

/** Result of submitting a lead: stored, invalid fields, or rate-limited with seconds to wait. */
export type LeadResult =
  | { ok: true; id: string; duplicate: boolean; requestKey: string }
  | { ok: false; errors: Record<string, RuleCode> }
  | { ok: false; limited: number };

export interface Leads {
  /**
   * Validates a lead form and stores it durably with its delivery before it resolves. A repeated
   * key resolves with the existing lead. Throws only when the database fails.
   */
  accept(values: unknown, sender: Sender): Promise<LeadResult>;
  /**
   * Stores which reading of its phone number the sender of a lead chose, and tells team chat of another number.
   * Throws only when the database fails.
   */
  answerPhone(values: unknown, sender: Sender): Promise<PhoneAnswerResult>;
  readonly inbox: LeadInbox;
  /** Starts delivery to team chat, including leads stored without it. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface LeadOptions extends DeliveryTimes {
  store: Store;
  /** Undefined stores leads without delivery. */
  slack: SlackOptions | undefined;
  log: Log;
  /** Maximum leads per address in ten minutes. */
  limit?: number;
  now?: () => number;
}

export function createLeads(options: LeadOptions): Leads {
  const { store, slack, log, limit = 10, now = Date.now, ...times } = options;
  const { db } = store;
  const limiter = createRateLimiter({
    name: "leads",
    requests: limit,
    seconds: 600,
    pool: store.pool,
    schemaName: "site",
  });
  const send = slack && createSlackSender(slack);
  const outbox = createOutbox({
    database: store,
    table: deliveries,
    channel: "slack",
    log,
    ...times,
    resumed: { states: ["kept", "failed"] },
    // Slack accepts one message per second.
    batchSize: requestsPerMessage,
    async deliver(claimed) {
      if (!send) return { kind: "unavailable", error: "SLACK_WEBHOOK_URL is not set" };
      const found = await db
        .select()
        .from(leads)
        .where(
          inArray(
            leads.id,
            claimed.map(({ id }) => id),
          ),
        )
        .orderBy(leads.createdAt);
      const corrected = claimed.filter(({ isCorrection }) => isCorrection).map(({ id }) => id);
      // Leads that were deleted meanwhile have no delivery any more.
      return found.length > 0
        ? send(slackMessage(found, new Set(corrected)))
        : { kind: "rejected", error: "the lead was deleted" };
    },
  });

  return {
    inbox: createLeadInbox({ db, outbox, hasChat: send !== undefined }),
    async accept(values, sender) {
      const parsed = leadInput.safeParse(normalizeOptionalFields(values));
      if (!parsed.success) return { ok: false, errors: errorsByField(problemErrors(parsed.error)) };
      const key = idempotencyKey(sender.idempotencyKey, {
        values: { ...parsed.data, startedAt: undefined },
        address: sender.address,
        now: now(),
      });
      const existing = await findLead(db, key);
      if (existing) return existing;
      const wait = await limiter.consume(sender.address);
      if (wait !== undefined) return { ok: false, limited: wait };
      const spam = isSpam(parsed.data, now());
      const result =
        (await db.transaction(async (tx) => {
          const id = await insertLead(tx, parsed.data, { key, spam, userAgent: sender.userAgent });
          if (id === undefined) return undefined;
          const state = spam ? "spam" : send ? "pending" : "kept";
          await tx.insert(deliveries).values({ id, channel: "slack", state });
          return { ok: true as const, id, duplicate: false, requestKey: key };
        })) ?? (await findLead(db, key));
      if (!result) throw new Error("The idempotency key is taken, but no lead has it.");
      outbox.sendDue();
      return result;
    },
    async answerPhone(values, sender) {
      const parsed = phoneAnswer.safeParse(values);
      if (!parsed.success)
        return { kind: "rejected", errors: errorsByField(problemErrors(parsed.error)) };
      const wait = await limiter.consume(sender.address);
      if (wait !== undefined) return { kind: "limited", retryAfter: wait };
      const { requestKey, phoneCountryCode } = parsed.data;
      const result = await db.transaction<PhoneAnswerResult>(async (tx) => {
        const [lead] = await tx
          .select()
          .from(leads)
          .where(eq(leads.idempotencyKey, requestKey))
          .for("update");
        if (!lead || !isPhoneAnswerable(lead.createdAt, now())) return { kind: "unknown" };
        const answer = answerPhone(lead, phoneCountryCode);
        if (!answer) return { kind: "rejected", errors: { phoneCountryCode: "choice.unknown" } };
        await tx
          .update(leads)
          .set({ ...answer, updatedAt: sql`now()` })
          .where(eq(leads.id, lead.id));
        const { phone, phoneCountryCode: chosen } = answer;
        await tx
          .update(consentRecords)
          .set({ phone, phoneCountryCode: chosen })
          .where(eq(consentRecords.id, lead.id));
        if (answer.phoneCountryCode !== lead.phoneCountryCode)
          await requeueAsCorrection(tx, deliveries, eq(deliveries.id, lead.id));
        return { kind: "answered", phone: answer.phone, phoneCountryCode: answer.phoneCountryCode };
      });
      outbox.sendDue();
      return result;
    },
    async start() {
      if (send) await outbox.start();
      else log.warn("SLACK_WEBHOOK_URL is not set: leads are stored and not sent to chat");
    },
    async stop() {
      if (send) await outbox.stop();
    },
  };
}

/** The lead that an earlier submission with this key stored. */
async function findLead(db: Db, key: string): Promise<LeadResult | undefined> {
  const [found] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.idempotencyKey, key));
  return found && { ok: true, id: found.id, duplicate: true, requestKey: key };
}

/** Stores a lead with the proof of consent. Returns its id, or undefined when the key is taken. */
async function insertLead(
  tx: Db,
  lead: z.infer<typeof leadInput>,
  { key, spam, userAgent }: { key: string; spam: boolean; userAgent: string | undefined },
): Promise<string | undefined> {
  const [added] = await tx
    .insert(leads)
    .values({
      idempotencyKey: key,
      name: lead.name,
      area: lead.area,
      phone: lead.phone,
      phoneCountryCode: lead.phoneCountryCode,
      phoneConfirmed: lead.phoneConfirmed ?? "N",
      hasSite: lead.hasSite === "Y",
      locale: lead.locale,
      pageUrl: lead.pageUrl,
      userAgent: userAgent?.slice(0, 300),
      consentVersion: lead.consentVersion,
      spam,
    })
    .onConflictDoNothing({ target: leads.idempotencyKey })
    .returning();
  if (!added) return undefined;
  const { id, consentVersion, consentedAt, phone, phoneCountryCode } = added;
  const pageUrl = pageAddress(added.pageUrl);
  await tx
    .insert(consentRecords)
    .values({ id, consentVersion, consentedAt, phone, phoneCountryCode, pageUrl });
  return id;
}

/**
 * Replaces or drops invalid values of fields that the sender does not enter, so that they never
 * reject a lead.
 */
function normalizeOptionalFields(values: unknown): unknown {
  if (typeof values !== "object" || values === null) return values;
  const { locale, pageUrl, consentVersion, website, startedAt, phoneConfirmed, ...form } =
    values as Record<string, unknown>;
  return {
    ...form,
    locale: locales.find((known) => known === locale) ?? defaultLocale,
    pageUrl: trimmed(pageUrl),
    consentVersion: shortText(consentVersion, limits.textVersion),
    website: trimmed(website),
    ...(phoneConfirmed === "Y" && { phoneConfirmed }),
    startedAt: Number.isSafeInteger(startedAt) ? startedAt : undefined,
  };
}

function trimmed(value: unknown): string | undefined {
  return typeof value === "string"
    ? value.replaceAll("\0", "").toWellFormed().slice(0, limits.webAddress)
    : undefined;
}
