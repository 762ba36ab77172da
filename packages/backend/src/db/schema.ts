export { account, session, user, verification } from "./tables/accounts.ts";
export { contactRequests } from "./tables/contact-requests.ts";
export { listings } from "./tables/listings.ts";
export { rateLimits } from "./tables/rate-limits.ts";
export { realtorAgreements } from "./tables/realtor-agreements.ts";
export { realtors, realtorVersions } from "./tables/realtors.ts";
