import type { Http } from "@realtor/api/http";
import { deleteLead, listLeads, type StoredLead, updateLead } from "@realtor/api/leads";
import {
  type ContactQuery,
  type ContactRequest,
  type ContactUpdate,
  deleteContact,
  listContacts,
  type Page,
  updateContact,
} from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import {
  getDialCode,
  isCountryCode,
  type PhoneReading,
  readPhone,
  type SentPhone,
} from "@realtor/api/rules";
import { personName } from "#app/i18n/formats/text-formats.ts";
import { internationalPhone, phoneHref } from "#app/i18n/formats/phone.ts";

/** An inbox entry: a lead (request for a website) or a contact request to an agent. */
export type Entry = ({ kind: "lead" } & StoredLead) | ({ kind: "contact" } & ContactRequest);

/** The sender's name, formatted for the locale. */
export function nameOf(entry: Entry, locale: Locale): string {
  if (entry.kind === "lead") return entry.name;
  return personName(entry.lastName, entry.firstName, locale) || entry.name;
}

/** A phone number as text and as `tel:` URL; `href` is null for an invalid number. */
export interface EntryPhone {
  text: string;
  href: string | null;
  /** "+82"; empty for an unknown country. */
  dialCode: string;
}

function phoneOf({ phone, phoneCountryCode }: PhoneReading): EntryPhone {
  const dialCode = getDialCode(phoneCountryCode);
  if (!isCountryCode(phoneCountryCode)) return { text: phone, href: null, dialCode };
  return {
    dialCode,
    text: internationalPhone(phone, phoneCountryCode) ?? phone,
    href: phoneHref(phone, phoneCountryCode),
  };
}

/** Who left a phone number, and whether calls and messages to it are unwanted. */
export interface Sender extends SentPhone {
  doNotContact?: boolean | undefined;
}

/**
 * Both readings of a phone number in doubt, as it was typed first; otherwise one. Without links if the sender is
 * not to be contacted.
 */
export function phonesOf(sender: Sender): readonly [EntryPhone, ...EntryPhone[]] {
  const [typed, ...others] = readPhone(sender);
  const read = (reading: PhoneReading): EntryPhone =>
    sender.doNotContact ? { ...phoneOf(reading), href: null } : phoneOf(reading);
  return [read(typed), ...others.map(read)];
}

export const inboxTabs = ["leads", "contacts"] as const;

export type InboxTab = (typeof inboxTabs)[number];

/** Query that both services support. */
export type EntryQuery = ContactQuery;
export type EntryChanges = ContactUpdate;

/** API calls of one tab. They reject with the clients' `ApiError`. */
interface Mailbox {
  list: (http: Http, query: EntryQuery) => Promise<Page<Entry>>;
  update: (http: Http, id: string, changes: EntryChanges) => Promise<Entry>;
  remove: (http: Http, id: string) => Promise<void>;
}

const asLead = (lead: StoredLead): Entry => ({ ...lead, kind: "lead" });
const asContact = (contact: ContactRequest): Entry => ({ ...contact, kind: "contact" });

export const mailboxes: Record<InboxTab, Mailbox> = {
  leads: {
    async list(http, query) {
      const { page, totalCount } = await listLeads(http, query);
      return { page: page.map(asLead), totalCount };
    },
    update: async (http, id, changes) => asLead(await updateLead(http, id, changes)),
    remove: deleteLead,
  },
  contacts: {
    async list(http, query) {
      const { page, totalCount } = await listContacts(http, query);
      return { page: page.map(asContact), totalCount };
    },
    update: async (http, id, changes) => asContact(await updateContact(http, id, changes)),
    remove: deleteContact,
  },
};

/** A language in the words of another: "Japanese", "일본어". */
export function languageName(language: Locale, locale: Locale): string {
  const { language: code } = new Intl.Locale(language);
  return new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
}
