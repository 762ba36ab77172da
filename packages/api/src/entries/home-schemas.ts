export { agentQuery, homeQuery } from "../home/home-query.schema.ts";
export { agentListings, homeList, listing } from "../home/listing.schema.ts";
export { problemErrors } from "../schema/problem-errors.ts";
