/**
 * The order of the cascade layers, as CSS. Print it first in a document's head: stylesheets that arrive
 * in any order then still obey it. Kept equal to layers.css.ts by its test.
 */
export const layerOrder = "@layer rt.reset,rt.base,rt.components,rt.sections,rt.templates;";
