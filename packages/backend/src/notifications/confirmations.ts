import { createHash, randomBytes, randomInt } from "node:crypto";

import type { ContactPointAnswer, ContactPointLink } from "@realtor/api/loaning";
import { createClaimLoop } from "@realtor/server/claim-loop";
import { inSeconds } from "@realtor/server/database";
import { rootCauseMessage } from "@realtor/server/errors";
import type { Log } from "@realtor/server/log";
import { createRateLimiter } from "@realtor/server/rate-limit";
import type { Outcome } from "@realtor/server/retry";
import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";

import type { Db, OpenDb } from "../db/open-db.ts";
import { contactPoints } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import { readTypedCode } from "../identity/backup-codes.ts";
import { toMailOutcome } from "../mail/mailer.ts";
import type { Channels } from "./channels.ts";
import { confirmationSms, createConfirmationMail } from "./confirmation-mail.ts";
import { contactPointState, readContactPoints, wantedPoints } from "./contact-points.ts";
import type { StoredContactPoint } from "./contact-points.ts";
import { readNoticeAccount } from "./notice-account.ts";

/** Asks the receivers at contact points whether they want the notices, and stores their answers. */
export interface Confirmations {
  /** @throws {Problem} 404, 409, 429, 503. */
  sendAgain(userId: string, id: string): Promise<void>;
  /** @throws {Problem} 400 `auth.wrongCode`, 404. */
  confirmWithCode(userId: string, id: string, typed: string): Promise<void>;
  readLink(token: string): Promise<ContactPointLink>;
  answerLink(answer: ContactPointAnswer): Promise<ContactPointLink>;
  sendDue(): void;
  start(): void;
  stop(): Promise<void>;
}

interface ConfirmationOptions {
  database: OpenDb;
  channels: Pick<Channels, "mail" | "sms">;
  siteUrl: string;
  log: Log;
  intervalMs?: number;
}

/** Links and codes to one address or number in an hour, from all accounts together. */
const perAddress = { requests: 3, seconds: 3600 };
/** Links and codes that one account causes in a day: each may go to a stranger. */
const perAccount = {
  mail: { requests: 20, seconds: 24 * 3600 },
  sms: { requests: 6, seconds: 24 * 3600 },
};
const linkDays = 30;
const codeHours = 24;
const codeAttempts = 5;
const retrySeconds = 300;
const leaseSeconds = 600;

type SendResult = Outcome | { kind: "limited"; retryAfter: number };

export function createConfirmations(options: ConfirmationOptions): Confirmations {
  const { database, channels, siteUrl, log, intervalMs = 60_000 } = options;
  const { db, pool } = database;
  const limits = { pool, schemaName: "public" };
  const addressLimit = createRateLimiter({ name: "confirmation", ...perAddress, ...limits });
  const accountLimits = {
    mail: createRateLimiter({ name: "confirmationMails", ...perAccount.mail, ...limits }),
    sms: createRateLimiter({ name: "confirmationTexts", ...perAccount.sms, ...limits }),
  };
  const configured = (["mail", "sms"] as const).filter((channel) => channels[channel]);
  const isPoint = (id: string) => eq(contactPoints.id, id);

  async function send(point: StoredContactPoint): Promise<SendResult> {
    const account = await readNoticeAccount(db, point.userId);
    const isWanted = account && wantedPoints(account).some((one) => one.address === point.address);
    if (!isWanted) return { kind: "rejected", error: "the address is not used any more" };
    const { id, channel, address, userId } = point;
    const retryAfter =
      (await addressLimit.consume(address)) ?? (await accountLimits[channel].consume(userId));
    if (retryAfter !== undefined) return { kind: "limited", retryAfter };
    const secret =
      channel === "mail"
        ? randomBytes(32).toString("base64url")
        : String(randomInt(1_000_000)).padStart(6, "0");
    const secretHash = channel === "mail" ? hashToken(secret) : hashCode(id, secret);
    await db
      .update(contactPoints)
      .set({ secretHash, attempts: 0, sentAt: null })
      .where(isPoint(id));
    if (channel === "sms") {
      const text = confirmationSms(account, siteUrl, secret);
      return (
        (await channels.sms?.({ to: address, text })) ?? {
          kind: "unavailable",
          error: "text messages are not configured",
        }
      );
    }
    try {
      await channels.mail?.send(createConfirmationMail(point, account, { siteUrl, token: secret }));
      return { kind: "delivered" };
    } catch (error) {
      return toMailOutcome(error);
    }
  }

  async function sendAndStore(point: StoredContactPoint): Promise<SendResult> {
    const result = await send(point);
    if (result.kind === "unavailable")
      log.warn({ channel: point.channel, error: result.error }, "confirmation not sent, retried");
    const changes = {
      delivered: { sendAt: null, sentAt: sql`now()` },
      rejected: { sendAt: null },
      unavailable: { sendAt: inSeconds(retrySeconds) },
      limited: { sendAt: inSeconds(result.kind === "limited" ? result.retryAfter : 0) },
    };
    await db.update(contactPoints).set(changes[result.kind]).where(isPoint(point.id));
    return result;
  }

  const loop = createClaimLoop({
    claim: () => {
      const due = db
        .select({ id: contactPoints.id })
        .from(contactPoints)
        .where(
          and(lte(contactPoints.sendAt, sql`now()`), inArray(contactPoints.channel, configured)),
        )
        .orderBy(contactPoints.sendAt)
        .limit(5)
        .for("update", { skipLocked: true });
      return db
        .update(contactPoints)
        .set({ sendAt: inSeconds(leaseSeconds) })
        .where(inArray(contactPoints.id, due))
        .returning();
    },
    handle: (points) =>
      points.map(async (point) => {
        await sendAndStore(point);
      }),
    onError: (error) =>
      log.error({ error: rootCauseMessage(error) }, "confirmations could not be sent"),
    intervalMs,
  });

  return {
    async sendAgain(userId, id) {
      const point = await findWaiting(db, userId, id);
      if (channels[point.channel] === undefined) throw new Problem("mail.unconfigured");
      const result = await sendAndStore(point);
      if (result.kind === "limited")
        throw new Problem("rate.limited", { retryAfter: result.retryAfter });
      if (result.kind === "rejected") throw new Problem("mail.refused");
      if (result.kind === "unavailable") throw new Problem("mail.unavailable");
    },
    async confirmWithCode(userId, id, typed) {
      const point = await findWaiting(db, userId, id);
      // Counted before the comparison, so that concurrent guesses are limited too.
      const [counted] = await db
        .update(contactPoints)
        .set({ attempts: sql`${contactPoints.attempts} + 1` })
        .where(
          and(
            isPoint(point.id),
            eq(contactPoints.channel, "sms"),
            lt(contactPoints.attempts, codeAttempts),
            isSentWithin(codeHours),
          ),
        )
        .returning();
      const { code } = readTypedCode(typed);
      if (counted?.secretHash !== hashCode(point.id, code)) throw new Problem("auth.wrongCode");
      await db
        .update(contactPoints)
        .set({ confirmedAt: sql`now()`, secretHash: null })
        .where(isPoint(point.id));
    },
    async readLink(token) {
      const found = await findLink(db, token);
      return found ? serializeLink(found) : { state: "ended" };
    },
    async answerLink({ token, answer }) {
      const found = await findLink(db, token);
      if (!found) return { state: "ended" };
      const now = new Date();
      const changes =
        answer === "confirm"
          ? { confirmedAt: now, refusedAt: null, sendAt: null }
          : { confirmedAt: null, refusedAt: now, sendAt: null };
      await db.update(contactPoints).set(changes).where(isPoint(found.point.id));
      return serializeLink({ ...found, point: { ...found.point, ...changes } });
    },
    sendDue: () => void loop.run(),
    start() {
      void loop.run();
      loop.start();
    },
    stop: loop.stop,
  };
}

/** A point of an account that is used and not confirmed. */
async function findWaiting(db: Db, userId: string, id: string): Promise<StoredContactPoint> {
  const account = await readNoticeAccount(db, userId);
  const points = account ? await readContactPoints(db, account) : [];
  const point = points.find((one) => one.id === id);
  if (!point || contactPointState(point) !== "waiting") throw new Problem("route.notFound");
  return point;
}

async function findLink(db: Db, token: string) {
  const [point] = await db
    .select()
    .from(contactPoints)
    .where(
      and(
        eq(contactPoints.secretHash, hashToken(token)),
        eq(contactPoints.channel, "mail"),
        isSentWithin(linkDays * 24),
      ),
    );
  const account = point && (await readNoticeAccount(db, point.userId));
  if (!account || !wantedPoints(account).some(({ address }) => address === point.address))
    return undefined;
  return { point, account };
}

/** Also while the receiver's server has not answered yet. */
function isSentWithin(hours: number) {
  return or(isNull(contactPoints.sentAt), gt(contactPoints.sentAt, inSeconds(-hours * 3600)));
}

function serializeLink({
  point,
  account,
}: NonNullable<Awaited<ReturnType<typeof findLink>>>): ContactPointLink {
  const { audience, address } = point;
  const { userName, desiredUrl } = account;
  return { state: contactPointState(point), audience, address, userName, desiredUrl };
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** A code is short: only with the point it belongs to is its hash unique. */
function hashCode(id: string, code: string): string {
  return hashToken(`${id}:${code}`);
}
