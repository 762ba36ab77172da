import { type StoredLead } from "@realtor/api/leads";
import type { ContactRequest } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { isCountryCode } from "@realtor/api/rules";
import { personName } from "#app/i18n/formats/person-name.ts";
import { internationalPhone, phoneHref } from "#app/i18n/formats/phone.ts";

/** What lies in the inbox: a request for a homepage, or one to an agent. */
export type Entry = ({ kind: "lead" } & StoredLead) | ({ kind: "contact" } & ContactRequest);

/** The sender's name as the page's language writes it. */
export function nameOf(entry: Entry, locale: Locale): string {
  if (entry.kind === "lead") return entry.name;
  return personName(entry.lastName, entry.firstName, locale) || entry.name;
}

/** The number to read and to call; `href` is null where it is no number. */
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
