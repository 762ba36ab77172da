export { answerLeadPhone, sendLead } from "./client.ts";
export { leadConsentVersion } from "./consent-version.ts";
export { deliveryStates } from "../delivery-states.ts";
export type { DeliveryState } from "../delivery-states.ts";
export { listHeldContacts, resendHeldContact, resendHeldContacts } from "./held-contact-client.ts";
export type { HeldContact } from "./held-contact.schema.ts";
export type {
  LeadCounts,
  LeadInput,
  LeadQuery,
  LeadReceipt,
  LeadUpdate,
  StoredLead,
} from "./lead.schema.ts";
export {
  countLeads,
  deleteLead,
  listLeads,
  resendLead,
  resendLeads,
  updateLead,
} from "./staff-client.ts";
