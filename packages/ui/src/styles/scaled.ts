import * as loose from "./layer-style.ts";
import type { ScaledGlobalRule, ScaledRule } from "./scaled-rule.ts";

/** The wrappers of layer-style.ts, whose rules take sizes and distances of the scale only. */

type StyleOf = (rule: ScaledRule | readonly (ScaledRule | string)[], debugId?: string) => string;
type VariantsOf = <Name extends string>(
  rules: Readonly<Record<Name, ScaledRule>>,
) => Record<Name, string>;
type GlobalOf = (selector: string, rule: ScaledGlobalRule) => void;

export const componentStyle: StyleOf = loose.componentStyle;
export const componentVariants: VariantsOf = loose.componentVariants;
export const componentRule: (rule: ScaledRule) => ReturnType<typeof loose.componentRule> =
  loose.componentRule;
export const componentGlobal: GlobalOf = loose.componentGlobal;

export const sectionStyle: StyleOf = loose.sectionStyle;
export const sectionGlobal: GlobalOf = loose.sectionGlobal;
export const templateStyle: StyleOf = loose.templateStyle;
export const templateVariants: VariantsOf = loose.templateVariants;
export const templateGlobal: GlobalOf = loose.templateGlobal;
