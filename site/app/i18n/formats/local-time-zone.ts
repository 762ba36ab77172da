/** The user's time zone, not the homepage's: its IANA name. */
export function getLocalTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
