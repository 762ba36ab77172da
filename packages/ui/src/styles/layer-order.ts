/**
 * The `@layer` statement that fixes the cascade order. Render it first in `<head>`, so that the order
 * in which stylesheets load does not matter. A test compares it with layers.css.ts.
 */
export const layerOrder =
  "@layer rt.reset,rt.base,rt.sprinkles,rt.components,rt.sections,rt.templates;";
