import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { z } from "../schema/zod.ts";
import { boundedArray, dateTime, timeZone, typeErrorCode } from "../schema/fields.ts";
import { mostWishes } from "../showing/showing.ts";

const wish = z
  .object({ start: dateTime, end: dateTime }, { error: typeErrorCode })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), {
    error: "number.range" satisfies RuleCode,
  });

/**
 * When a visitor would like to see a home, the first choice first. Whether a time is over is checked when a
 * visitor sends it: a request that waited for a service is stored also if its times are over by then.
 */
export const contactShowing = z.object(
  {
    /** IANA name of the zone of the home, in which the times were chosen. */
    timeZone,
    wishes: boundedArray(wish, mostWishes).min(1, { error: "list.tooShort" satisfies RuleCode }),
    /** Zone of the visitor's device, if it is known. */
    visitorTimeZone: timeZone.nullish(),
  },
  { error: typeErrorCode },
);

export type ContactShowing = z.infer<typeof contactShowing>;
