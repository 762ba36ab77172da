import { activityStates } from "@realtor/profile/rules/market";
import { limits } from "../rules/limits.ts";
import { choice, openObject, queryText } from "../schema/fields.ts";
import { z } from "../schema/zod.ts";

/** The query of `GET /v1/addresses`: what was typed so far. */
export const addressQuery = z.object({ q: queryText(limits.listingStreet) });

/** An address that a form offers; a city alone has no street. */
export const suggestedAddress = openObject({
  street: z.string().nullable(),
  unit: z.string().nullable(),
  city: z.string(),
  /** Empty if it is not known. */
  county: z.string(),
  state: choice(activityStates),
  postalCode: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export type SuggestedAddress = z.infer<typeof suggestedAddress>;
