import { bigint, integer, pgTable, text, varchar } from "drizzle-orm/pg-core";

export {
  account,
  session,
  signInNetwork,
  twoFactor,
  user,
  verification,
} from "./tables/accounts.ts";
export { consentRecords } from "./tables/contact-requests.ts";
export { contactReads, contactRequests } from "./tables/contact-requests.ts";
export { formerAddresses } from "./tables/former-addresses.ts";
export { feedParties, feedProblems, feedRuns, feeds } from "./tables/feeds.ts";
export { licenseClaims, staffTasks } from "./tables/license-claims.ts";
export { listingDocuments, listingEvents, listings, listingVersions } from "./tables/listings.ts";
export { contactDeliveries, contactPoints, notificationSettings } from "./tables/notifications.ts";
export { ownDomains } from "./tables/own-domains.ts";
export {
  formerAgreements,
  licenseReleases,
  previewLinks,
  realtorAgreements,
  realtors,
  realtorSearch,
  realtorVersions,
  suspensions,
} from "./tables/realtors.ts";

/** Consumed points per client address, in the schema of rate-limiter-flexible. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});

/** Always empty; see `checkWritable` of @realtor/server. */
export const storageChecks = pgTable("storage_checks", { filler: text().notNull() });
