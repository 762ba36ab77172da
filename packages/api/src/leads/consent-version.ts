/**
 * Version of the two consents of the lead form with their notices: the date since which they are shown. Changed
 * text requires a new version.
 */
export const leadConsentVersion = "2026-11-30";
