import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

export { account, session, twoFactor, user, verification } from "./tables/accounts.ts";
export { contactReads, contactRequests } from "./tables/contact-requests.ts";
export { listings } from "./tables/listings.ts";
export { contactDeliveries, contactPoints, notificationSettings } from "./tables/notifications.ts";
export { ownDomains } from "./tables/own-domains.ts";
export {
  previewLinks,
  realtorAgreements,
  realtors,
  realtorSearch,
  realtorVersions,
} from "./tables/realtors.ts";

/** Consumed points per client address, in the schema of rate-limiter-flexible. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
