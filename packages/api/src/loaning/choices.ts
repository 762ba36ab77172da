export { siteLanguages } from "@realtor/profile/languages";
export {
  type EtcInfoType,
  etcInfoTypes,
  type ImageType,
  imageTypes,
  type PhotoPath,
  photoPaths,
  type SectionType,
  sectionTypes,
  type Template,
  templates,
} from "@realtor/profile/stored";

/** Media types of uploads; ICO for the favicon only. */
export const photoContentTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/x-icon",
  "image/vnd.microsoft.icon",
] as const;

export type PhotoContentType = (typeof photoContentTypes)[number];

/**
 * Filter of the website list: published (`isMakeHomepage`), not published, or not published while the
 * agent has not signed in yet.
 */
export const realtorStates = ["live", "draft", "invited"] as const;

export type RealtorState = (typeof realtorStates)[number];

/** Sort keys of the website list: the account's name, `desiredUrl` or `updatedAt`. */
export const realtorSorts = ["name", "address", "updated"] as const;

export type RealtorSort = (typeof realtorSorts)[number];

export const contactStates = ["new", "called", "done"] as const;

export type ContactState = (typeof contactStates)[number];

/** How a notification about a contact request is sent. */
export const deliveryChannels = ["mail", "chat", "sms"] as const;

export type DeliveryChannel = (typeof deliveryChannels)[number];

/** Receiver of a notification: the agent, the brokerage, the visitor (a receipt), or the staff. */
export const deliveryAudiences = ["agent", "brokerage", "visitor", "staff"] as const;

export type DeliveryAudience = (typeof deliveryAudiences)[number];

/** How a contact point of an account is reached. */
export const contactPointChannels = ["mail", "sms"] as const;

export type ContactPointChannel = (typeof contactPointChannels)[number];

/** Who reads a contact point. */
export const contactPointAudiences = ["agent", "brokerage"] as const;

export type ContactPointAudience = (typeof contactPointAudiences)[number];

/** Whether the receiver at a contact point wants its notices. */
export const contactPointStates = ["confirmed", "waiting", "refused"] as const;

export type ContactPointState = (typeof contactPointStates)[number];

/**
 * Version of the notice of the contact form: the date since which it is shown. Until 2026-11-26 it was a
 * consent. Changed text requires a new version.
 */
export const contactConsentVersion = "2026-11-30";

/** Keys set by the service: an incoming profile may contain them, and they are ignored. */
export const serviceKeys = [
  "id",
  "userName",
  "createdAt",
  "updatedAt",
  "publishedAt",
  "suspendedAt",
  "suspensionReason",
  "isSample",
  "isInvited",
  "hasSecondFactor",
  "deleteAt",
  "licenseHolders",
] as const;

/**
 * Current version of the realtor service agreement: its effective date. Changed text requires a new
 * version.
 */
export const agreementVersion = "2026-11-30";

/** Items of the agreement in order; see `docs/spec/routes.md#agreement`. */
export const agreementItems = ["terms", "privacy", "publishing", "news"] as const;

export type AgreementItem = (typeof agreementItems)[number];

export const requiredAgreementItems = [
  "terms",
  "privacy",
  "publishing",
] as const satisfies readonly AgreementItem[];

/** Roles of accounts; see `docs/spec/roles.md#roles`. */
export const roles = ["user", "realtor", "admin"] as const;

export type Role = (typeof roles)[number];

export const providerIds = ["kakao", "line", "google"] as const;

export type ProviderId = (typeof providerIds)[number];
