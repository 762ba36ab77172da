import { globalStyle, style, type GlobalStyleRule, type StyleRule } from "@vanilla-extract/css";
import { layers } from "./layers.css.ts";

type Rule = Omit<StyleRule, "@layer">;
type GlobalRule = Omit<GlobalStyleRule, "@layer">;

function ruleIn(layer: string) {
  return (rule: Rule) => ({ "@layer": { [layer]: rule } });
}

function styleIn(layer: string) {
  return (rule: Rule | readonly (Rule | string)[], debugId?: string): string => {
    const parts = Array.isArray(rule) ? rule : [rule];
    const layered = parts.map((part: Rule | string) =>
      typeof part === "string" ? part : { "@layer": { [layer]: part } },
    );
    return style(layered, debugId);
  };
}

function variantsIn(layer: string) {
  return <Name extends string>(rules: Readonly<Record<Name, Rule>>): Record<Name, string> =>
    // Object.entries loses the key types; the keys are those of `rules`.
    Object.fromEntries(
      Object.entries<Rule>(rules).map(([name, rule]) => [
        name,
        style({ "@layer": { [layer]: rule } }, name),
      ]),
    ) as Record<Name, string>;
}

function globalIn(layer: string) {
  return (selector: string, rule: GlobalRule): void =>
    globalStyle(selector, { "@layer": { [layer]: rule } });
}

/** vanilla-extract `style` in the components layer; only for `.css.ts` files. */
export const componentStyle = styleIn(layers.components);
/** One class per key, in the components layer. */
export const componentVariants = variantsIn(layers.components);
/** A rule in the components layer, for the `base` and `variants` of a vanilla-extract `recipe`. */
export const componentRule = ruleIn(layers.components);
/** vanilla-extract `globalStyle` in the components layer, for elements without a class. */
export const componentGlobal = globalIn(layers.components);

/** vanilla-extract `style` in the sections layer (parts shared by the templates); overrides components. */
export const sectionStyle = styleIn(layers.sections);
/** vanilla-extract `globalStyle` in the sections layer. */
export const sectionGlobal = globalIn(layers.sections);

/** vanilla-extract `style` in the templates layer; overrides sections regardless of file order. */
export const templateStyle = styleIn(layers.templates);
/** One class per key, in the templates layer. */
export const templateVariants = variantsIn(layers.templates);
/** vanilla-extract `globalStyle` in the templates layer. */
export const templateGlobal = globalIn(layers.templates);

/** Element defaults: typography, focus ring, line breaking. */
export const baseGlobal = globalIn(layers.base);
/** CSS reset. */
export const resetGlobal = globalIn(layers.reset);
