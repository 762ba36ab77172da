export { leadInput, leadReceipt } from "../leads/lead.schema.ts";
export { leadCounts, leadUpdate, storedLead } from "../leads/stored-lead.schema.ts";
export { problemErrors } from "../schema/problem-errors.ts";
