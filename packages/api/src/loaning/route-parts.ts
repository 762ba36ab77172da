import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { queryText } from "../schema/fields.ts";

export const idParams = z.object({ id: queryText(limits.opaqueId) });
export const realtorParams = z.object({ realtorId: queryText(limits.opaqueId) });
export const deleted = z.object({ id: z.string() });
export const totalCountHeader = z.object({
  "x-total-count": z.string().describe("Entries of all pages"),
});
