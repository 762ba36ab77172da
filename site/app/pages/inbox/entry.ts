import type { StoredLead } from "@realtor/api/leads";
import type { ContactRequest } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { isCountryCode } from "@realtor/api/rules";
import { personName } from "#app/i18n/formats/text-formats.ts";
import { internationalPhone, phoneHref } from "#app/i18n/formats/phone.ts";

/** An inbox entry: a lead (request for a homepage) or a contact request to an agent. */
export type Entry = ({ kind: "lead" } & StoredLead) | ({ kind: "contact" } & ContactRequest);

/** The sender's name, formatted for the locale. */
export function nameOf(entry: Entry, locale: Locale): string {
  if (entry.kind === "lead") return entry.name;
  return personName(entry.lastName, entry.firstName, locale) || entry.name;
}

/** The phone number as text and as `tel:` URL; `href` is null for an invalid number. */
export function phoneOf({ phone, phoneCountryCode }: Pick<Entry, "phone" | "phoneCountryCode">): {
  text: string;
  href: string | null;
} {
  if (!isCountryCode(phoneCountryCode)) return { text: phone, href: null };
  return {
    text: internationalPhone(phone, phoneCountryCode) ?? phone,
    href: phoneHref(phone, phoneCountryCode),
  };
}
