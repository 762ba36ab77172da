export { checkEmail } from "./email.ts";
export { checkCareerDate, checkColor } from "./formats.ts";
export { checkVideoLink, checkWebAddress } from "./links.ts";
export { activityStates, type ActivityState, getMarket, type Market, markets } from "./market.ts";
export { checkContactPhone } from "./phone.ts";
export { isRuleCode, type RuleCode, ruleCodes } from "./rule-code.ts";
export { checkSlug, reservedSlugs } from "./slug.ts";
export { checkFlag, checkLength, checkRequired, type Flag, flags } from "./text.ts";
