export {
  agreementAcceptance,
  agreementInput,
  currentAgreement,
} from "../loaning/agreement.schema.ts";
export { contactInput, contactReceipt, contactRequest } from "../loaning/contact.schema.ts";
export { photo, photos, uploadAnswer, uploadRequest } from "../loaning/photos.schema.ts";
export { presentation } from "../loaning/presentation.schema.ts";
export {
  realtorProfile,
  realtorProfileInput,
  realtorProfileUpdate,
} from "../loaning/profile.schema.ts";
export { additionalSection, knownSection } from "../loaning/section.schema.ts";
export { seoMeta } from "../loaning/seo.schema.ts";
export {
  sitemapEntry,
  sitemapPage,
  sitemapPageSize,
  sitemapQuery,
} from "../loaning/sitemap.schema.ts";
export { jsonPointer, problemErrors } from "../schema/problem-errors.ts";
export { problemDetails, problemError } from "../schema/problem.schema.ts";
