export { deliveryStates } from "../leads/choices.ts";
export type { DeliveryState } from "../leads/choices.ts";
export type { LeadInput, LeadReceipt } from "../leads/lead.schema.ts";
export type { LeadCounts, LeadUpdate, StoredLead } from "../leads/stored-lead.schema.ts";
export { sendLead } from "../leads/client.ts";
export { countLeads, deleteLead, listLeads, updateLead } from "../leads/staff-client.ts";
export type { LeadQuery } from "../leads/staff-client.ts";
