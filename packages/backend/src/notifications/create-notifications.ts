import type { Log } from "@realtor/server/log";
import { requestsPerMessage } from "@realtor/server/slack";

import type { Db, OpenDb } from "../db/open-db.ts";
import { configuredChannels } from "./channels.ts";
import type { Channels, ConfiguredChannels } from "./channels.ts";
import { createConfirmations, type Confirmations } from "./confirmations.ts";
import {
  addDeliveries,
  requeue,
  requeueAsCorrection,
  suspendAsSpam,
} from "./contact-deliveries.ts";
import type { ContactIds } from "./contact-deliveries.ts";
import { deliverContacts } from "./deliver-contact.ts";
import { createSummaries } from "./summaries.ts";
import { createDeliveryWorker } from "./delivery-worker.ts";
import type { WorkerOptions } from "./delivery-worker.ts";
import { readNotifiedContact } from "./notified-contact.ts";

/** Notifies agents, brokerages, visitors and staff of contact requests. */
export interface Notifications {
  readonly has: ConfiguredChannels;
  readonly confirmations: Omit<Confirmations, "start" | "stop">;
  /** Adds the notifications of a request that `tx` has just stored. Call `sendDue` after the commit. */
  add(tx: Db, contactId: string): Promise<void>;
  /** Suspends or resumes what was not sent yet, when the spam mark of a request changes. */
  markSpam(tx: Db, contactId: string, spam: boolean): Promise<void>;
  /** Tells those who were told of a request that its phone number is another one. */
  correctPhone(tx: Db, contactId: string): Promise<void>;
  /** Queues what receivers of these requests refused again. Returns the number of notifications. */
  resend(tx: Db, contactIds: ContactIds): Promise<number>;
  /** Sends what is due now. */
  sendDue(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface NotificationOptions extends Pick<
  WorkerOptions,
  "retry" | "pause" | "intervalMs" | "leaseSeconds"
> {
  database: OpenDb;
  channels: Channels;
  siteUrl: string;
  log: Log;
  now?: () => Date;
}

/** Creates the notifications; without a mail server one line of the log says so at start. */
export function createNotifications(options: NotificationOptions): Notifications {
  const { database, channels, siteUrl, log, now = () => new Date() } = options;
  const has = configuredChannels(channels);
  const context = { db: database.db, channels, siteUrl, now };
  const workers = (["mail", "chat", "sms"] as const)
    .filter((channel) => has[channel])
    .map((channel) =>
      createDeliveryWorker({
        ...options,
        channel,
        // Slack accepts one message per second.
        ...(channel === "chat" && { atOnce: 1, batchSize: requestsPerMessage }),
        deliver: (deliveries) => deliverContacts(context, deliveries),
      }),
    );
  const confirmations = createConfirmations(options);
  const summaries = createSummaries({ ...options, now });
  return {
    has,
    confirmations,
    async add(tx, contactId) {
      const notified = await readNotifiedContact(tx, contactId);
      if (notified) await addDeliveries(tx, notified, has);
    },
    async markSpam(tx, contactId, spam) {
      if (spam) await suspendAsSpam(tx, contactId);
      else await requeue(tx, [contactId], ["spam"], has);
    },
    correctPhone: requeueAsCorrection,
    resend: (tx, contactIds) => requeue(tx, contactIds, ["failed", "kept"], has),
    sendDue() {
      for (const worker of workers) worker.sendDue();
      confirmations.sendDue();
    },
    async start() {
      if (!has.mail)
        log.warn(
          "SMTP_URL is not set: contact requests are stored, and no mail is sent to agents or visitors",
        );
      for (const worker of workers) await worker.start();
      confirmations.start();
      summaries.start();
    },
    async stop() {
      await Promise.all([...workers, confirmations, summaries].map((one) => one.stop()));
    },
  };
}
