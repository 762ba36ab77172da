/** Validation error codes; the same as `RuleCode` of `@realtor/api`. */
export type ErrorCode =
  | "required"
  | "type"
  | "text.invalid"
  | "text.tooLong"
  | "text.tooShort"
  | "phone.format"
  | "phone.length"
  | "email.format"
  | "email.taken"
  | "slug.format"
  | "slug.length"
  | "slug.reserved"
  | "slug.taken"
  | "slug.tooManyChanges"
  | "webAddress.format"
  | "videoLink.format"
  | "date.format"
  | "date.future"
  | "date.past"
  | "flag.format"
  | "color.format"
  | "zipcode.format"
  | "number.range"
  | "choice.unknown"
  | "consent.required"
  | "list.tooLong"
  | "list.tooShort"
  | "list.duplicate"
  | "file.type"
  | "file.size";

/** Lead form. */
export type LeadLabels = {
  title: string;
  intro: string;
  name: string;
  area: string;
  areaHint: string;
  phone: string;
  phoneWarning: string;
  hasSite: string;
  hasSiteYes: string;
  hasSiteNo: string;
  send: string;
  sent: string;
  failed: string;
  privacyConsent: string;
  contactConsent: string;
  privacyLink: string;
  consentHint: string;
  sending: string;
  country: string;
  choose: string;
  nameRequired: string;
  areaRequired: string;
  hasSiteRequired: string;
  close: string;
  samples: string;
  /** With `{operator}`, the company that calls and texts. */
  contactTerms: string;
  /** Alert on submission without both consents. */
  consentAlert: string;
  /** With `{n}`, the number of invalid fields. */
  summary: string;
  /** Label of the honeypot, which must stay empty. */
  honeypot: string;
  phoneRequired: string;
  /** What the `{operator}` collects, why, for how long, and what refusing means; shown next to the consent. */
  privacyNotice: string;
};

/** The question about a phone number that may be one of the United States, and the number once it was sent. */
export type PhoneLabels = {
  question: string;
  /** What choosing the number of the United States does. */
  toUs: string;
  /** With `{country}`: "Keep Korea +82". */
  keep: string;
  changed: string;
  undo: string;
  /** Label of the number that was sent. */
  number: string;
  /** Asked once more after sending. */
  check: string;
  yes: string;
  /** With `{number}`. */
  change: string;
  confirmed: string;
  corrected: string;
  failed: string;
  /** Message of a request that corrects the number of another one, with `{number}`. */
  correction: string;
};

/** Contact section and contact form of a homepage. */
export type ContactLabels = {
  title: string;
  lead: string;
  lastName: string;
  firstName: string;
  phone: string;
  country: string;
  email: string;
  message: string;
  /** Who gets the message, with `{operator}`, `{agent}` and `{brokerage}`. */
  notice: string;
  /** The same without a brokerage. */
  noticeAlone: string;
  /** Opens the facts below. */
  details: string;
  /** Terms and their texts; the texts may name the `{operator}`. */
  facts: Record<
    | "collected"
    | "collectedText"
    | "recipients"
    | "recipientsText"
    | "kept"
    | "keptText"
    | "choice"
    | "choiceText",
    string
  >;
  privacyLink: string;
  send: string;
  sending: string;
  sent: string;
  sentNote: string;
  failed: string;
  lastNameRequired: string;
  firstNameRequired: string;
  phoneRequired: string;
  messageRequired: string;
  /** With `{n}`, the number of invalid fields. */
  summary: string;
  honeypot: string;
  channels: Record<"phone" | "text" | "email" | "kakao" | "line" | "instagram" | "youtube", string>;
  /** Short channel names for the contact bar. */
  short: Record<"phone" | "firm" | "text" | "email" | "kakao" | "line" | "form", string>;
  /** Accessible name of the contact bar. */
  bar: string;
  share: ShareLabels;
};

/** Share a homepage, save the contact, show a QR code. */
export type ShareLabels = {
  /** Accessible name of the group. */
  label: string;
  share: string;
  copy: string;
  copied: string;
  copyFailed: string;
  save: string;
  qr: string;
  /** Text alternative of the QR code. */
  qrAlt: string;
  /** Instructions for the QR code. */
  qrNote: string;
};
