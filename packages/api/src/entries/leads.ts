export type { LeadInput, LeadReceipt } from "../leads/lead.schema.ts";
export { sendLead } from "../leads/client.ts";
