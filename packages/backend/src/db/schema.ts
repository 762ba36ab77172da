import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

export { account, session, user, verification } from "./tables/accounts.ts";
export { contactDeliveries } from "./tables/contact-deliveries.ts";
export { contactReads } from "./tables/contact-reads.ts";
export { contactRequests } from "./tables/contact-requests.ts";
export { listings } from "./tables/listings.ts";
export { notificationSettings } from "./tables/notification-settings.ts";
export { ownDomains } from "./tables/own-domains.ts";
export { previewLinks } from "./tables/preview-links.ts";
export { realtorAgreements } from "./tables/realtor-agreements.ts";
export { realtors, realtorVersions } from "./tables/realtors.ts";

/** Consumed points per client address, in the schema of rate-limiter-flexible. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
