import { deliveryChannels } from "@realtor/api/loaning";
import type { Log } from "@realtor/server/log";
import { createOutbox, type DeliveryTimes } from "@realtor/server/outbox/create-outbox";
import { requeueAsCorrection, suspendAsSpam } from "@realtor/server/outbox/delivery-rows";
import type { RetryDelays } from "@realtor/server/retry";
import { requestsPerMessage } from "@realtor/server/slack";
import { and, eq, ne } from "drizzle-orm";

import type { Db, OpenDb } from "../db/open-db.ts";
import { contactDeliveries } from "../db/schema.ts";
import { configuredChannels } from "./channels.ts";
import type { Channels, ConfiguredChannels } from "./channels.ts";
import { createConfirmations, type Confirmations } from "./confirmations.ts";
import { addDeliveries, requeueContacts } from "./contact-deliveries.ts";
import type { ContactIds } from "./contact-deliveries.ts";
import { deliverContacts } from "./deliver-contact.ts";
import { createSummaries } from "./summaries.ts";
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
  sendDue(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface NotificationOptions extends Omit<DeliveryTimes, "retry"> {
  retry?: Pick<RetryDelays, "first" | "longest">;
  database: OpenDb;
  channels: Channels;
  siteUrl: string;
  log: Log;
  now?: () => Date;
}

/** Creates the notifications; without a mail server one line of the log says so at start. */
export function createNotifications(options: NotificationOptions): Notifications {
  const { database, channels, siteUrl, log, now = () => new Date() } = options;
  const { retry = { first: 2, longest: 3600 }, leaseSeconds = 90 } = options;
  const has = configuredChannels(channels);
  const context = { db: database.db, channels, siteUrl, now };
  const outboxes = deliveryChannels
    .filter((channel) => has[channel])
    .map((channel) =>
      createOutbox({
        ...options,
        table: contactDeliveries,
        channel,
        // Refused ones are sent again by hand.
        retry: { ...retry, rejected: null },
        leaseSeconds,
        // Slack accepts one message per second.
        ...(channel === "chat" ? { batchSize: requestsPerMessage } : { atOnce: 5 }),
        deliver: (claimed) => deliverContacts(context, claimed),
        // They had no receiver until now. Older ones would be a surprise.
        resumed: { states: ["kept"], addedWithinDays: 3 },
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
      if (spam)
        await suspendAsSpam(tx, contactDeliveries, eq(contactDeliveries.contactId, contactId));
      else await requeueContacts(tx, [contactId], ["spam"], has);
    },
    async correctPhone(tx, id) {
      const { contactId, audience } = contactDeliveries;
      // The receipt of the visitor has no number.
      const hasNumber = and(eq(contactId, id), ne(audience, "visitor"));
      await requeueAsCorrection(tx, contactDeliveries, hasNumber);
    },
    resend: (tx, contactIds) => requeueContacts(tx, contactIds, ["failed", "kept"], has),
    sendDue() {
      for (const outbox of outboxes) outbox.sendDue();
      confirmations.sendDue();
    },
    async start() {
      if (!has.mail)
        log.warn(
          "SMTP_URL is not set: contact requests are stored, and no mail is sent to agents or visitors",
        );
      for (const outbox of outboxes) await outbox.start();
      confirmations.start();
      summaries.start();
    },
    async stop() {
      await Promise.all([...outboxes, confirmations, summaries].map((one) => one.stop()));
    },
  };
}
