import { isPublishCode, type PublishCode } from "@realtor/profile/conditions";
import { isRuleCode, type RuleCode } from "@realtor/profile/rules/rule-code";

/** Codes of single values that only the services find: an old version, a key that is not allowed. */
const serviceCodes = ["agreement.outdated", "forbidden"] as const;

/** Code of an invalid field in problem details. */
export type FieldCode = RuleCode | PublishCode | (typeof serviceCodes)[number];

export function isFieldCode(value: string): value is FieldCode {
  const isServiceCode = (serviceCodes as readonly string[]).includes(value);
  return isServiceCode || isRuleCode(value) || isPublishCode(value);
}
