export { answerLeadPhone, sendLead } from "./client.ts";
export { leadConsentVersion } from "./consent-version.ts";
export { deliveryStates } from "../delivery-states.ts";
export type { DeliveryState } from "../delivery-states.ts";
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
  listHeldContacts,
  listLeads,
  resendHeldContact,
  resendHeldContacts,
  resendLead,
  resendLeads,
  updateLead,
} from "./staff-client.ts";
