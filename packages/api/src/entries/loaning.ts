export { checkAddress } from "../loaning/address-client.ts";
export type { AddressOptions } from "../loaning/address-client.ts";
export type { AddressCheck } from "../loaning/address.schema.ts";
export { agreementItems, agreementVersion, requiredAgreementItems } from "../loaning/agreement.ts";
export type { AgreementItem } from "../loaning/agreement.ts";
export type {
  AgreementAcceptance,
  AgreementInput,
  CurrentAgreement,
} from "../loaning/agreement.schema.ts";
export { acceptAgreement, getCurrentAgreement } from "../loaning/agreement-client.ts";
export {
  contactStates,
  etcInfoTypes,
  imageTypes,
  photoContentTypes,
  photoPaths,
  realtorSorts,
  realtorStates,
  sectionTypes,
  serviceKeys,
  templates,
} from "../loaning/choices.ts";
export type {
  ContactState,
  EtcInfoType,
  ImageType,
  PhotoContentType,
  PhotoPath,
  RealtorSort,
  RealtorState,
  SectionType,
  Template,
} from "../loaning/choices.ts";
export type {
  ContactCounts,
  ContactInput,
  ContactReceipt,
  ContactRequest,
  ContactUpdate,
} from "../loaning/contact.schema.ts";
export type { Photo, UploadResponse, UploadFile, UploadRequest } from "../loaning/photos.schema.ts";
export type { Presentation } from "../loaning/presentation.schema.ts";
export type {
  ActivityRegion,
  EtcInfo,
  ProfileChanges,
  RealtorDraft,
  RealtorProfile,
  RealtorProfileInput,
  RealtorProfileUpdate,
} from "../loaning/profile.schema.ts";
export type { AdditionalSection, KnownSection, UnknownSection } from "../loaning/section.schema.ts";
export type { SeoMeta, SeoTexts } from "../loaning/seo.schema.ts";
export type { SitemapEntry } from "../loaning/sitemap.schema.ts";
export type { ProblemDetails, ProblemError } from "../schema/problem.schema.ts";
export {
  countContacts,
  createContact,
  deleteContact,
  listContacts,
  updateContact,
} from "../loaning/contact-client.ts";
export type { ContactQuery } from "../loaning/contact-client.ts";
export {
  exchangeCode,
  getSession,
  listProviders,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  startProvider,
} from "../loaning/identity-client.ts";
export type { Role, Session, User } from "../loaning/identity-client.ts";
export { inviteRealtor, renewInvitation } from "../loaning/invitation-client.ts";
export type {
  Invitation,
  InvitationInput,
  InvitationLink,
  InvitationRenewal,
} from "../loaning/invitation.schema.ts";
export type { Page, PageQuery } from "../loaning/page.ts";
export { isKnownSection } from "../loaning/is-known-section.ts";
export type { PasswordResetRequest } from "../loaning/password-reset.schema.ts";
export { pairPhotos } from "../loaning/pair-photos.ts";
export type { PhotoPair } from "../loaning/pair-photos.ts";
export {
  countRealtors,
  createRealtor,
  deleteRealtor,
  exportRealtor,
  findRealtors,
  getRealtor,
  importRealtor,
  listRealtors,
  updateRealtor,
} from "../loaning/realtor-client.ts";
export type { RealtorQuery } from "../loaning/realtor-client.ts";
export type { RealtorCounts } from "../loaning/realtor-list.schema.ts";
export { listSitemap } from "../loaning/sitemap-client.ts";
export { requestUploads, uploadFile } from "../loaning/upload-client.ts";
export type { UploadOptions } from "../loaning/upload-client.ts";
export { getVersion, listVersions } from "../loaning/version-client.ts";
export type { RealtorVersion, SaveKind } from "../loaning/version.schema.ts";
export { getContentLangs } from "../loaning/get-content-langs.ts";
export type { LocalizedTexts } from "../loaning/get-content-langs.ts";
