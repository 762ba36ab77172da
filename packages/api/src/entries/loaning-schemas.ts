export { addressCheck } from "../loaning/address.schema.ts";
export {
  agreementAcceptance,
  agreementInput,
  currentAgreement,
} from "../loaning/agreement.schema.ts";
export {
  contactCounts,
  contactInput,
  contactReceipt,
  contactRequest,
  contactUpdate,
} from "../loaning/contact.schema.ts";
export {
  invitation,
  invitationInput,
  invitationLink,
  invitationRenewal,
} from "../loaning/invitation.schema.ts";
export { passwordResetRequest } from "../loaning/password-reset.schema.ts";
export { photo, photos, uploadResponse, uploadRequest } from "../loaning/photos.schema.ts";
export { presentation } from "../loaning/presentation.schema.ts";
export {
  profileChanges,
  realtorDraft,
  realtorProfile,
  realtorProfileInput,
  realtorProfileUpdate,
} from "../loaning/profile.schema.ts";
export { realtorCounts } from "../loaning/realtor-list.schema.ts";
export { additionalSection, knownSection } from "../loaning/section.schema.ts";
export { seoMeta } from "../loaning/seo.schema.ts";
export {
  sitemapEntry,
  sitemapPage,
  sitemapPageSize,
  sitemapQuery,
} from "../loaning/sitemap.schema.ts";
export { realtorVersion } from "../loaning/version.schema.ts";
export { jsonPointer, problemErrors } from "../schema/problem-errors.ts";
export { problemDetails, problemError } from "../schema/problem.schema.ts";
