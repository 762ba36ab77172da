export { agreementItems, agreementVersion, requiredAgreementItems } from "../loaning/agreement.ts";
export type { AgreementItem } from "../loaning/agreement.ts";
export type {
  AgreementAcceptance,
  AgreementInput,
  CurrentAgreement,
} from "../loaning/agreement.schema.ts";
export { acceptAgreement, getCurrentAgreement } from "../loaning/agreement-client.ts";
export {
  etcInfoTypes,
  imageTypes,
  photoContentTypes,
  photoPaths,
  sectionTypes,
  serviceKeys,
  templates,
} from "../loaning/choices.ts";
export type {
  EtcInfoType,
  ImageType,
  PhotoContentType,
  PhotoPath,
  SectionType,
  Template,
} from "../loaning/choices.ts";
export type { ContactInput, ContactReceipt, ContactRequest } from "../loaning/contact.schema.ts";
export type { Photo, UploadAnswer, UploadFile, UploadRequest } from "../loaning/photos.schema.ts";
export type { Presentation } from "../loaning/presentation.schema.ts";
export type {
  ActivityRegion,
  EtcInfo,
  RealtorProfile,
  RealtorProfileInput,
  RealtorProfileUpdate,
} from "../loaning/profile.schema.ts";
export type { AdditionalSection, KnownSection, UnknownSection } from "../loaning/section.schema.ts";
export type { SeoMeta, SeoTexts } from "../loaning/seo.schema.ts";
export type { SitemapEntry } from "../loaning/sitemap.schema.ts";
export type { ProblemDetails, ProblemError } from "../schema/problem.schema.ts";
export { createContact } from "../loaning/contact-client.ts";
export {
  exchangeCode,
  getSession,
  listProviders,
  signIn,
  signOut,
  startProvider,
} from "../loaning/identity-client.ts";
export type { Role, Session, User } from "../loaning/identity-client.ts";
export { isKnownSection } from "../loaning/is-known-section.ts";
export { pairPhotos } from "../loaning/pair-photos.ts";
export type { PhotoPair } from "../loaning/pair-photos.ts";
export {
  createRealtor,
  deleteRealtor,
  exportRealtor,
  getRealtor,
  importRealtor,
  listRealtors,
  updateRealtor,
} from "../loaning/realtor-client.ts";
export { listSitemap } from "../loaning/sitemap-client.ts";
export { requestUploads, uploadFile } from "../loaning/upload-client.ts";
export type { UploadOptions } from "../loaning/upload-client.ts";
export { writtenLangs } from "../loaning/written-langs.ts";
export type { WrittenTexts } from "../loaning/written-langs.ts";
