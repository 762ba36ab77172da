import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { limits } from "../rules/limits.ts";
import { isTimeZone } from "../showing/zoned-time.ts";
import { requiredText } from "./fields.ts";

/** The IANA name of a time zone. */
export const timeZone = requiredText(limits.timeZone).refine(isTimeZone, {
  error: "choice.unknown" satisfies RuleCode,
});
