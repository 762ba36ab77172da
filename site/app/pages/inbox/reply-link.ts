import type { ContactRequest } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { listingName } from "./contact-listing.ts";
import texts from "./reply-subjects.json";

/** Not messages: only the language of the sender is needed, which is not that of the page. */
const subjects: Record<Locale, { request: string; home: string }> = texts;

/**
 * A `mailto:` link to the sender of a contact request, with a subject in the sender's language, or in
 * `locale` if that is unknown. Null without an address.
 */
export function replyLink(
  { email, locale: visitorLocale, listing }: Pick<ContactRequest, "email" | "locale" | "listing">,
  locale: Locale,
): string | null {
  if (!email) return null;
  const { request, home } = subjects[visitorLocale ?? locale];
  const subject = listing ? home.replace("{home}", () => listingName(listing)) : request;
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
