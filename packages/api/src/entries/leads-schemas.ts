export { leadInput, leadReceipt } from "../leads/lead.schema.ts";
export { problemErrors } from "../schema/problem-errors.ts";
