import { globalStyle, style, type GlobalStyleRule, type StyleRule } from "@vanilla-extract/css";
import { layers } from "./layers.css.ts";

type Rule = Omit<StyleRule, "@layer">;
type GlobalRule = Omit<GlobalStyleRule, "@layer">;

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
    // Object.entries forgets the literal keys that the parameter guarantees.
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

/** `style` of vanilla-extract, inside the components layer. Call it in a `.css.ts` file only. */
export const componentStyle = styleIn(layers.components);
/** One class per name, inside the components layer. */
export const componentVariants = variantsIn(layers.components);
/** A rule for what a component cannot put a class on, inside the components layer. */
export const componentGlobal = globalIn(layers.components);

/** `style` of vanilla-extract, inside the layer of sections shared by the templates; wins over components. */
export const sectionStyle = styleIn(layers.sections);
/** A rule for what a shared section cannot put a class on, inside the sections layer. */
export const sectionGlobal = globalIn(layers.sections);

/** `style` of vanilla-extract, inside the templates layer, which wins over sections in any file order. */
export const templateStyle = styleIn(layers.templates);
/** One class per name, inside the templates layer. */
export const templateVariants = variantsIn(layers.templates);
/** A rule for what a template cannot put a class on, inside the templates layer. */
export const templateGlobal = globalIn(layers.templates);

/** Element defaults: type, focus ring, line breaking. */
export const baseGlobal = globalIn(layers.base);
/** Browser differences removed. */
export const resetGlobal = globalIn(layers.reset);
