import { deleteLead, listLeads, type StoredLead, updateLead } from "@realtor/api/leads";
import type { Http } from "@realtor/api/http";
import {
  type ContactQuery,
  type ContactRequest,
  type ContactUpdate,
  deleteContact,
  listContacts,
  type Page,
  updateContact,
} from "@realtor/api/loaning";
import type { Entry } from "./entry.ts";

export const inboxTabs = ["leads", "contacts"] as const;

export type InboxTab = (typeof inboxTabs)[number];

/** Query that both services support. */
export type EntryQuery = ContactQuery;
export type EntryChanges = ContactUpdate;

/** API calls of one tab. They reject with the clients' `ApiError`. */
export interface Mailbox {
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
