export { sendLead } from "./client.ts";
export { deliveryStates } from "../loaning/choices.ts";
export type { DeliveryState } from "../loaning/choices.ts";
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
